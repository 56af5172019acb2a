/* Copyright (C) 2026 The Rowcall contributors
   SPDX-License-Identifier: GPL-3.0-or-later */

/* Stands in for libpcaudio, through which eSpeak NG plays sound by itself. The worker never has it play, and with the
   real one come some thirty libraries: they cost each worker 4 ms at its start, and each copy of it 0.2 ms. */
#ifndef ROWCALL_CNOAUDIO_H
#define ROWCALL_CNOAUDIO_H

#include <stddef.h>
#include <stdint.h>

void *create_audio_device_object(const char *device, const char *application, const char *description);
int audio_object_open(void *object, int format, uint32_t rate, uint8_t channels);
void audio_object_close(void *object);
void audio_object_destroy(void *object);
int audio_object_write(void *object, const void *data, size_t bytes);
int audio_object_drain(void *object);
int audio_object_flush(void *object);
const char *audio_object_strerror(void *object, int error);

#endif
