/* Copyright (C) 2026 The Rowcall contributors
   SPDX-License-Identifier: GPL-3.0-or-later */

#include "CNoAudio.h"

/* There is no device, and whoever plays without one is told that it failed. */
static const int failure = -1;

void *create_audio_device_object(const char *device, const char *application, const char *description) {
  (void)device, (void)application, (void)description;
  return NULL;
}

int audio_object_open(void *object, int format, uint32_t rate, uint8_t channels) {
  (void)object, (void)format, (void)rate, (void)channels;
  return failure;
}

void audio_object_close(void *object) { (void)object; }

void audio_object_destroy(void *object) { (void)object; }

int audio_object_write(void *object, const void *data, size_t bytes) {
  (void)object, (void)data, (void)bytes;
  return failure;
}

int audio_object_drain(void *object) {
  (void)object;
  return failure;
}

int audio_object_flush(void *object) {
  (void)object;
  return failure;
}

const char *audio_object_strerror(void *object, int error) {
  (void)object, (void)error;
  return "this program plays no sound by itself";
}
