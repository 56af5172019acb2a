#ifndef CICU_DATES_H
#define CICU_DATES_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Names of the Gregorian calendar.
enum {
  /// Index 0 is January.
  ROWCALL_NAME_MONTH = 0,
  /// Index 0 is Sunday.
  ROWCALL_NAME_WEEKDAY = 1,
};

typedef struct rowcall_date_names rowcall_date_names;
rowcall_date_names *rowcall_date_names_open(const char *locale);
/// `abbreviated` is 0 or 1; `standalone` is 1 for a name that stands by itself and not inside a date.
int32_t rowcall_date_name(const rowcall_date_names *names, int32_t kind, int32_t index, int32_t abbreviated,
                          int32_t standalone, char *buffer, int32_t capacity);
void rowcall_date_names_close(rowcall_date_names *names);

/// A point in the proleptic Gregorian calendar; months and days count from 1, the year before
/// 1 is 0.
typedef struct {
  int32_t year;
  int32_t month;
  int32_t day;
  int32_t hour;
  int32_t minute;
  int32_t second;
} rowcall_date_fields;

typedef struct rowcall_dates rowcall_dates;
/// `skeleton` names the fields, as in "yMMMMd"; the locale decides on their order.
rowcall_dates *rowcall_dates_open(const char *locale, const char *skeleton);
/// The same for a date with day, month in words and year; it takes half the time of a skeleton.
rowcall_dates *rowcall_dates_open_long(const char *locale);
/// Gives ROWCALL_UNKNOWN for a date that does not exist, such as the 30th of February.
int32_t rowcall_dates_format(rowcall_dates *dates, const rowcall_date_fields *fields, char *buffer,
                             int32_t capacity);
void rowcall_dates_close(rowcall_dates *dates);

#ifdef __cplusplus
}
#endif

#endif
