#ifndef CICUCORE_SHIM_H
#define CICUCORE_SHIM_H

#include <stdint.h>

// Of ICU's C API (upluralrules.h, ures.h, uchar.h), what FOSMVVM calls. Apple's systems have it in libicucore, whose
// headers are not in their SDKs. The names in C are those that Swift's own build of ICU has; the symbols are Apple's.

typedef int UErrorCode;
static const UErrorCode U_ZERO_ERROR = 0;

typedef enum UPluralType { UPLURAL_TYPE_CARDINAL, UPLURAL_TYPE_ORDINAL } UPluralType;
typedef struct UPluralRules UPluralRules;
typedef struct UResourceBundle UResourceBundle;
typedef uint16_t UChar;
typedef int UCharDirection;

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

#endif
