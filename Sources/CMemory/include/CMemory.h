#ifndef CMEMORY_H
#define CMEMORY_H

#include <stdint.h>

/// Ends the process with a sentence and this status as soon as the system has no memory for it.
///
/// Swift cannot throw an error there, and would end with a trap. Only on Linux; for executables, since it takes the place
/// of the C library's allocation functions.
void rowcall_end_when_out_of_memory(int32_t status);

#endif
