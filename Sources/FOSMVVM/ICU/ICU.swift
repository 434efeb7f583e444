import Foundation

// Foundation's own ICU, with the CLDR data for its formats. On Apple platforms, it is libicucore.
#if canImport(_FoundationICU)
    import _FoundationICU
#else
    import CICUCore
#endif

/// The functions of ICU that Foundation does not provide, and the formats. Foundation keeps everything that it creates
/// for a locale's name as long as the program runs, and its `DateFormatter` crashes for the numbering system `zzzz`.
/// Only this file calls ICU.
///
/// The pointers to its objects are unchecked, because no object changes after it is created, and ICU's constant
/// functions are thread-safe.
package enum ICU {
    /// The bidirectional class of a character (UAX #9, table 4), as far as isolating values needs it.
    enum Direction {
        /// A left-to-right letter, or the mark of that direction.
        case left
        /// A right-to-left letter, or the mark of that direction.
        case right
        /// A digit.
        case number
        /// An Arabic digit. Numbers run from left to right in right-to-left text, and affect the order around them.
        case arabicNumber
        /// A character that can be part of a number, such as a comma.
        case separator
        /// A character that takes the direction of its surroundings.
        case neutral
        /// The start or end of an embedding or an override, which can reverse the following text.
        case embedding
        /// The start of an isolate.
        case isolate
        /// The end of an isolate.
        case endOfIsolate

        /// The classes by their numbers in ICU, which are those of `UCharDirection`.
        fileprivate static let classes: [Direction] = [
            .left, .right, .number, .neutral, .neutral, .arabicNumber, .separator, .neutral, .neutral, .neutral,
            .neutral, .embedding, .embedding, .right, .embedding, .embedding, .embedding, .separator, .neutral,
            .isolate, .isolate, .isolate, .endOfIsolate,
        ]
    }

    /// Returns the class of a character.
    static func direction(of character: Unicode.Scalar) -> Direction {
        let number = direction(swift_u_charDirection(Int32(character.value)))
        return Direction.classes.indices.contains(number) ? Direction.classes[number] : .neutral
    }

    private static func direction(_ direction: UCharDirection) -> Int {
        #if canImport(_FoundationICU)
            Int(direction.rawValue)
        #else
            Int(direction)
        #endif
    }

    /// The plural rules of a locale.
    final class PluralRules: Sendable {
        nonisolated(unsafe) private let rules: OpaquePointer

        /// Nil if ICU cannot read its data.
        init?(locale: String, isOrdinal: Bool) {
            var status = U_ZERO_ERROR
            let type = isOrdinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL
            guard let rules = swift_uplrules_openForType(locale, type, &status) else { return nil }
            self.rules = rules
        }

        deinit { swift_uplrules_close(rules) }

        /// Returns CLDR's name for the category of a number.
        func keyword(for number: Double) -> String {
            var status = U_ZERO_ERROR
            // The longest name, "other", has five letters.
            return String(
                unsafeUninitializedCapacity: 16
            ) { utf8 in
                withUnsafeTemporaryAllocation(of: UChar.self, capacity: 16) { keyword in
                    let length = swift_uplrules_select(rules, number, keyword.baseAddress, 16, &status)
                    let letters = keyword.prefix(Int(min(max(length, 0), 16)))
                    for (index, letter) in letters.enumerated() { utf8[index] = UInt8(truncatingIfNeeded: letter) }
                    return letters.count
                }
            }
        }
    }

    /// CLDR's parent locales: the parents that differ from the result of truncation.
    ///
    /// `Locale.Language.parent` is not suitable: it never returns for `no-NO`, and returns `en-GB` before `en-001`.
    static let parentLocales: [String: String] = {
        var status = U_ZERO_ERROR
        let data = swift_ures_openDirect(nil, "supplementalData", &status)
        defer { swift_ures_close(data) }
        let parents = swift_ures_getByKey(data, "parentLocales", nil, &status)
        defer { swift_ures_close(parents) }
        return (0..<swift_ures_getSize(parents)).reduce(into: [:]) { result, index in
            let children = swift_ures_getByIndex(parents, index, nil, &status)
            defer { swift_ures_close(children) }
            guard let parent = swift_ures_getKey(children).map({ String(cString: $0) }) else { return }
            for index in 0..<swift_ures_getSize(children) {
                var length: Int32 = 0
                guard let child = swift_ures_getStringByIndex(children, index, &length, &status) else { continue }
                let name = String(decoding: UnsafeBufferPointer(start: child, count: Int(length)), as: UTF16.self)
                result[name] = parent
            }
        }
    }()

    /// Writes numbers in a style.
    final class NumberFormat: Sendable {
        nonisolated(unsafe) private let format: UnsafeMutablePointer<UNumberFormat?>

        /// Nil if ICU cannot read its data.
        init?(locale: String, style: NumberStyle) {
            var status = U_ZERO_ERROR
            guard let format = swift_unum_open(UNUM_DECIMAL, nil, 0, locale, nil, &status) else { return nil }
            // The number of digits from which the locale groups them.
            swift_unum_setAttribute(format, UNUM_MINIMUM_GROUPING_DIGITS, -2)
            swift_unum_setAttribute(format, UNUM_GROUPING_USED, style.groups ? 1 : 0)
            if let size = style.groupingSize {
                swift_unum_setAttribute(format, UNUM_GROUPING_SIZE, Int32(size))
                swift_unum_setAttribute(format, UNUM_SECONDARY_GROUPING_SIZE, Int32(size))
            }
            swift_unum_setAttribute(format, UNUM_FORMAT_WITH_FULL_PRECISION, 1)
            swift_unum_setAttribute(format, UNUM_MAX_FRACTION_DIGITS, Int32(style.maximumFractionDigits))
            swift_unum_setAttribute(format, UNUM_MIN_FRACTION_DIGITS, Int32(style.minimumFractionDigits))
            self.format = format
        }

        deinit { swift_unum_close(format) }

        func text(of value: Int) -> String? {
            ICU.text { swift_unum_formatInt64(format, Int64(value), $0, $1, nil, &$2) }
        }

        func text(of value: Double) -> String? {
            ICU.text { swift_unum_formatDouble(format, value, $0, $1, nil, &$2) }
        }
    }

    /// Writes dates in a style.
    final class DateFormat: Sendable {
        nonisolated(unsafe) private let format: UnsafeMutablePointer<UDateFormat?>
        /// Whether neither the date nor the time is written, for which ICU has a pattern of its own.
        private let isEmpty: Bool

        /// Nil if ICU cannot read its data.
        init?(locale: String, timeZone: String, style: DateStyle) {
            isEmpty = style == DateStyle(date: DateFormatter.Style.none, time: DateFormatter.Style.none)
            var status = U_ZERO_ERROR
            let zone = Array(timeZone.utf16)
            let pattern = Array((style.format ?? "").utf16)
            let isPattern = style.format != nil
            let format = swift_udat_open(
                isPattern ? UDAT_PATTERN : Self.style(style.time), isPattern ? UDAT_PATTERN : Self.style(style.date),
                locale, zone, Int32(zone.count), pattern, Int32(pattern.count), &status)
            guard let format else { return nil }
            self.format = format
        }

        deinit { swift_udat_close(format) }

        /// The date in milliseconds, which is the precision of ICU.
        func text(of moment: Date) -> String? {
            if isEmpty { return "" }
            let milliseconds = (moment.timeIntervalSince1970 * 1000).rounded()
            return ICU.text { swift_udat_format(format, milliseconds, $0, $1, nil, &$2) }
        }

        private static func style(_ style: DateFormatter.Style) -> UDateFormatStyle {
            switch style {
            case .short: UDAT_SHORT
            case .medium: UDAT_MEDIUM
            case .long: UDAT_LONG
            case .full: UDAT_FULL
            default: UDAT_NONE
            }
        }
    }

    /// Returns the texts as a list in a sentence, or nil if ICU cannot read its data.
    static func list(of texts: [String], locale: String) -> String? {
        var status = U_ZERO_ERROR
        let format = swift_ulistfmt_openForType(locale, ULISTFMT_TYPE_AND, ULISTFMT_WIDTH_WIDE, &status)
        guard let format else { return nil }
        defer { swift_ulistfmt_close(format) }
        let lengths = texts.map { Int32($0.utf16.count) }
        return texts.flatMap(\.utf16).withUnsafeBufferPointer { all in
            var next = all.baseAddress
            let starts = lengths.map { length in
                defer { next = next.map { $0 + Int(length) } }
                return next
            }
            return text { swift_ulistfmt_format(format, starts, lengths, Int32(texts.count), $0, $1, &$2) }
        }
    }

    /// Returns the output of a function that writes to a buffer and returns its length, even if the buffer is too
    /// short.
    private static func text(
        _ write: (UnsafeMutablePointer<UChar>?, Int32, inout UErrorCode) -> Int32
    ) -> String? {
        var capacity: Int32 = 128
        while true {
            let (text, length) = withUnsafeTemporaryAllocation(of: UChar.self, capacity: Int(capacity)) { buffer in
                var status = U_ZERO_ERROR
                let length = write(buffer.baseAddress, capacity, &status)
                let isWritten = (0...capacity).contains(length)
                return (isWritten ? String(decoding: buffer.prefix(Int(length)), as: UTF16.self) : nil, length)
            }
            if length <= capacity { return text }
            capacity = length
        }
    }

    /// The names of time zones in CLDR, which are those of the IANA database. ICU knows other names, such as `ACT`.
    package static let timeZones: [String] = {
        var status = U_ZERO_ERROR
        let names = swift_ucal_openTimeZoneIDEnumeration(UCAL_ZONE_TYPE_ANY, nil, nil, &status)
        defer { swift_uenum_close(names) }
        var known: [String] = []
        while let name = swift_uenum_next(names, nil, &status) {
            if isOfCLDR(timeZone: name) { known.append(String(cString: name)) }
        }
        return known
    }()

    /// Whether CLDR has a type for a time zone, such as `jptyo` for `Asia/Tokyo`. ICU accepts other short names as
    /// types.
    private static func isOfCLDR(timeZone name: UnsafePointer<CChar>) -> Bool {
        guard let type = swift_uloc_toUnicodeLocaleType("timezone", name),
            let zone = swift_uloc_toLegacyType("timezone", type)
        else { return false }
        return String(cString: zone) != String(cString: type)
    }
}
