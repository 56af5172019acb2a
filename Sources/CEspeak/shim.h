#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <wchar.h>

#include <espeak-ng/espeak_ng.h>
#include <espeak-ng/speak_lib.h>
