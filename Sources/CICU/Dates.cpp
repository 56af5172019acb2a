#include "CICUDates.h"
#include "Support.hpp"

#include <unicode/dtfmtsym.h>
#include <unicode/dtptngen.h>
#include <unicode/gregocal.h>
#include <unicode/smpdtfmt.h>

#include <memory>
#include <new>

struct rowcall_date_names {
  icu::DateFormatSymbols symbols;
};

rowcall_date_names *rowcall_date_names_open(const char *tag) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::Locale locale = rowcall::gregorianLocale(tag);
  auto *names = new (std::nothrow) rowcall_date_names{icu::DateFormatSymbols(locale, "gregorian", status)};
  if (names != nullptr && U_SUCCESS(status)) return names;
  delete names;
  return nullptr;
}

void rowcall_date_names_close(rowcall_date_names *names) { delete names; }

int32_t rowcall_date_name(const rowcall_date_names *names, int32_t kind, int32_t index, int32_t abbreviated,
                          int32_t standalone, char *buffer, int32_t capacity) {
  using Symbols = icu::DateFormatSymbols;
  const auto context = standalone ? Symbols::STANDALONE : Symbols::FORMAT;
  const auto width = abbreviated ? Symbols::ABBREVIATED : Symbols::WIDE;
  int32_t count = 0;
  const icu::UnicodeString *list = nullptr;
  switch (kind) {
    case ROWCALL_NAME_MONTH: list = names->symbols.getMonths(count, context, width); break;
    case ROWCALL_NAME_WEEKDAY:
      // ICU counts weekdays from 1 and leaves the first place of its list empty.
      list = names->symbols.getWeekdays(count, context, width);
      index = index < 0 ? index : index + 1;
      break;
  }
  if (list == nullptr || index < 0 || index >= count) return ROWCALL_UNKNOWN;
  return rowcall::write(list[index], buffer, capacity);
}

struct rowcall_dates {
  std::unique_ptr<icu::SimpleDateFormat> format;
  std::unique_ptr<icu::GregorianCalendar> calendar;
};

/// A calendar that knows no change from the Julian to the Gregorian calendar and refuses days that do not exist.
static std::unique_ptr<icu::GregorianCalendar> makeCalendar(UErrorCode &status) {
  std::unique_ptr<icu::GregorianCalendar> calendar(
      new icu::GregorianCalendar(*icu::TimeZone::getGMT(), icu::Locale::getRoot(), status));
  if (U_FAILURE(status)) return nullptr;
  calendar->setGregorianChange(-1e15, status);
  calendar->setLenient(false);
  return calendar;
}

static rowcall_dates *wrap(std::unique_ptr<icu::SimpleDateFormat> format, UErrorCode &status) {
  auto calendar = makeCalendar(status);
  if (U_FAILURE(status) || format == nullptr) return nullptr;
  format->setCalendar(*calendar);
  return new (std::nothrow) rowcall_dates{std::move(format), std::move(calendar)};
}

rowcall_dates *rowcall_dates_open(const char *tag, const char *skeleton) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::Locale locale = rowcall::gregorianLocale(tag);
  std::unique_ptr<icu::DateTimePatternGenerator> generator(
      icu::DateTimePatternGenerator::createInstance(locale, status));
  if (U_FAILURE(status)) return nullptr;
  const icu::UnicodeString pattern = generator->getBestPattern(rowcall::text(skeleton), status);
  return wrap(std::make_unique<icu::SimpleDateFormat>(pattern, locale, status), status);
}

rowcall_dates *rowcall_dates_open_long(const char *tag) {
  UErrorCode status = U_ZERO_ERROR;
  std::unique_ptr<icu::DateFormat> format(
      icu::DateFormat::createDateInstance(icu::DateFormat::kLong, rowcall::gregorianLocale(tag)));
  if (dynamic_cast<icu::SimpleDateFormat *>(format.get()) == nullptr) return nullptr;
  return wrap(std::unique_ptr<icu::SimpleDateFormat>(static_cast<icu::SimpleDateFormat *>(format.release())),
              status);
}

void rowcall_dates_close(rowcall_dates *dates) { delete dates; }

int32_t rowcall_dates_format(rowcall_dates *dates, const rowcall_date_fields *fields, char *buffer,
                             int32_t capacity) {
  // The calendar refuses days that do not exist, but the least number has no month before it.
  if (fields->month < 1 || fields->month > 12) return ROWCALL_UNKNOWN;
  icu::GregorianCalendar &calendar = *dates->calendar;
  calendar.clear();
  calendar.set(UCAL_EXTENDED_YEAR, fields->year);
  calendar.set(UCAL_MONTH, fields->month - 1);
  calendar.set(UCAL_DATE, fields->day);
  calendar.set(UCAL_HOUR_OF_DAY, fields->hour);
  calendar.set(UCAL_MINUTE, fields->minute);
  calendar.set(UCAL_SECOND, fields->second);
  UErrorCode status = U_ZERO_ERROR;
  const UDate moment = calendar.getTime(status);
  if (U_FAILURE(status)) return ROWCALL_UNKNOWN;
  icu::UnicodeString text;
  dates->format->format(moment, text);
  return rowcall::write(text, buffer, capacity);
}
