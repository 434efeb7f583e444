// Foundation's own ICU, with the CLDR data that it formats numbers and dates by; on Apple's systems libicucore.
#if canImport(_FoundationICU)
    import _FoundationICU
#else
    import CICUCore
#endif

/// What Foundation does not give of ICU, which it formats with. All of ICU's functions are called here.
enum ICU {
    /// The bidirectional class of a character (UAX #9, table 4), as far as a value in a text asks for it.
    enum Direction {
        /// A letter that runs from left to right, or the mark of that direction.
        case left
        /// A letter that runs from right to left, or the mark of that direction.
        case right
        /// A digit.
        case number
        /// A digit of Arabic, which runs from left to right within a text from right to left, and orders what is around.
        case arabicNumber
        /// What can stand within a number, such as a comma.
        case separator
        /// What takes the direction of its surroundings.
        case neutral
        /// The beginning of an embedding or an override, which can turn what follows, or the end of one.
        case embedding
        /// The beginning of an isolate.
        case isolate
        /// The end of an isolate.
        case endOfIsolate

        /// The class by ICU's number for it, `UCharDirection`.
        fileprivate static let classes: [Direction] = [
            .left, .right, .number, .neutral, .neutral, .arabicNumber, .separator, .neutral, .neutral, .neutral,
            .neutral, .embedding, .embedding, .right, .embedding, .embedding, .embedding, .separator, .neutral,
            .isolate, .isolate, .isolate, .endOfIsolate,
        ]
    }

    /// The class of a character.
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
        /// Unchecked because ICU's rules do not change once they are open, and its constant functions are thread-safe.
        nonisolated(unsafe) private let rules: OpaquePointer

        /// Nil when ICU cannot read its data.
        init?(locale: String, isOrdinal: Bool) {
            var status = U_ZERO_ERROR
            let type = isOrdinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL
            guard let rules = swift_uplrules_openForType(locale, type, &status) else { return nil }
            self.rules = rules
        }

        deinit { swift_uplrules_close(rules) }

        /// CLDR's name for the category of a number.
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

    /// CLDR's parent locales: the parent of each locale that has another one than truncation gives.
    ///
    /// `Locale.Language.parent` is no way to them: it never returns for `no-NO`, and puts `en-GB` before `en-001`.
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
}
