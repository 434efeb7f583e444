#ifndef CICUCORE_SHIM_H
#define CICUCORE_SHIM_H

#include <stdint.h>

// The functions of ICU's C API that FOSMVVM calls (ucal.h, uchar.h, udat.h, uenum.h, ulistformatter.h, uloc.h, unum.h,
// upluralrules.h, ures.h). On Apple platforms, they are in libicucore, whose headers are not in the SDKs. The C names
// are those of Swift's own build of ICU. The symbols are those of libicucore.

typedef int UErrorCode;
static const UErrorCode U_ZERO_ERROR = 0;

typedef enum UPluralType { UPLURAL_TYPE_CARDINAL, UPLURAL_TYPE_ORDINAL } UPluralType;
typedef struct UPluralRules UPluralRules;
typedef struct UResourceBundle UResourceBundle;
typedef uint16_t UChar;
typedef int UCharDirection;

typedef enum UNumberFormatStyle { UNUM_DECIMAL = 1 } UNumberFormatStyle;
typedef enum UNumberFormatAttribute {
    UNUM_GROUPING_USED = 1,
    UNUM_MAX_FRACTION_DIGITS = 6,
    UNUM_MIN_FRACTION_DIGITS = 7,
    UNUM_GROUPING_SIZE = 10,
    UNUM_SECONDARY_GROUPING_SIZE = 15,
    UNUM_MINIMUM_GROUPING_DIGITS = 22,
    UNUM_FORMAT_WITH_FULL_PRECISION = 48
} UNumberFormatAttribute;
typedef enum UDateFormatStyle {
    UDAT_PATTERN = -2,
    UDAT_NONE = -1,
    UDAT_FULL = 0,
    UDAT_LONG = 1,
    UDAT_MEDIUM = 2,
    UDAT_SHORT = 3
} UDateFormatStyle;
typedef enum UListFormatterType { ULISTFMT_TYPE_AND } UListFormatterType;
typedef enum UListFormatterWidth { ULISTFMT_WIDTH_WIDE } UListFormatterWidth;
typedef enum USystemTimeZoneType { UCAL_ZONE_TYPE_ANY } USystemTimeZoneType;
typedef void *UNumberFormat;
typedef void *UDateFormat;
typedef struct UListFormatter UListFormatter;
typedef struct UEnumeration UEnumeration;
typedef struct UFieldPosition UFieldPosition;
typedef struct UParseError UParseError;

UPluralRules *swift_uplrules_openForType(const char *locale, UPluralType type, UErrorCode *status)
    __asm__("_uplrules_openForType");
void swift_uplrules_close(UPluralRules *rules) __asm__("_uplrules_close");
int32_t swift_uplrules_select(
    const UPluralRules *rules, double number, UChar *keyword, int32_t capacity, UErrorCode *status)
    __asm__("_uplrules_select");
UResourceBundle *swift_ures_openDirect(const char *package, const char *locale, UErrorCode *status)
    __asm__("_ures_openDirect");
UResourceBundle *swift_ures_getByKey(
    const UResourceBundle *bundle, const char *key, UResourceBundle *reused, UErrorCode *status)
    __asm__("_ures_getByKey");
UResourceBundle *swift_ures_getByIndex(
    const UResourceBundle *bundle, int32_t index, UResourceBundle *reused, UErrorCode *status)
    __asm__("_ures_getByIndex");
const char *swift_ures_getKey(const UResourceBundle *bundle) __asm__("_ures_getKey");
int32_t swift_ures_getSize(const UResourceBundle *bundle) __asm__("_ures_getSize");
const UChar *swift_ures_getStringByIndex(
    const UResourceBundle *bundle, int32_t index, int32_t *length, UErrorCode *status)
    __asm__("_ures_getStringByIndex");
void swift_ures_close(UResourceBundle *bundle) __asm__("_ures_close");
UCharDirection swift_u_charDirection(int32_t character) __asm__("_u_charDirection");

UNumberFormat *swift_unum_open(
    UNumberFormatStyle style, const UChar *pattern, int32_t length, const char *locale, UParseError *error,
    UErrorCode *status) __asm__("_unum_open");
void swift_unum_close(UNumberFormat *format) __asm__("_unum_close");
void swift_unum_setAttribute(UNumberFormat *format, UNumberFormatAttribute attribute, int32_t value)
    __asm__("_unum_setAttribute");
int32_t swift_unum_formatInt64(
    const UNumberFormat *format, int64_t number, UChar *result, int32_t capacity, UFieldPosition *position,
    UErrorCode *status) __asm__("_unum_formatInt64");
int32_t swift_unum_formatDouble(
    const UNumberFormat *format, double number, UChar *result, int32_t capacity, UFieldPosition *position,
    UErrorCode *status) __asm__("_unum_formatDouble");
UDateFormat *swift_udat_open(
    UDateFormatStyle time, UDateFormatStyle date, const char *locale, const UChar *zone, int32_t zoneLength,
    const UChar *pattern, int32_t patternLength, UErrorCode *status) __asm__("_udat_open");
void swift_udat_close(UDateFormat *format) __asm__("_udat_close");
int32_t swift_udat_format(
    const UDateFormat *format, double milliseconds, UChar *result, int32_t capacity, UFieldPosition *position,
    UErrorCode *status) __asm__("_udat_format");
UListFormatter *swift_ulistfmt_openForType(
    const char *locale, UListFormatterType type, UListFormatterWidth width, UErrorCode *status)
    __asm__("_ulistfmt_openForType");
void swift_ulistfmt_close(UListFormatter *format) __asm__("_ulistfmt_close");
int32_t swift_ulistfmt_format(
    const UListFormatter *format, const UChar *const strings[], const int32_t *lengths, int32_t count, UChar *result,
    int32_t capacity, UErrorCode *status) __asm__("_ulistfmt_format");
UEnumeration *swift_ucal_openTimeZoneIDEnumeration(
    USystemTimeZoneType type, const char *region, const int32_t *offset, UErrorCode *status)
    __asm__("_ucal_openTimeZoneIDEnumeration");
const char *swift_uenum_next(UEnumeration *enumeration, int32_t *length, UErrorCode *status) __asm__("_uenum_next");
void swift_uenum_close(UEnumeration *enumeration) __asm__("_uenum_close");
const char *swift_uloc_toUnicodeLocaleType(const char *keyword, const char *value)
    __asm__("_uloc_toUnicodeLocaleType");
const char *swift_uloc_toLegacyType(const char *keyword, const char *value) __asm__("_uloc_toLegacyType");

#endif
