import Synchronization

/// Which category a whole number has in a locale: CLDR's rules, as the ICU of the system has them.
public enum PluralRules {
    private struct Kind: Hashable {
        let locale: LocaleIdentifier
        let isOrdinal: Bool
    }

    /// The rules of a kind, with the categories that they give.
    private struct Rules {
        let rules: ICU.PluralRules
        let categories: [PluralCategory]
        /// Those that several numbers have.
        let shared: Set<PluralCategory>
    }

    private static let all = Mutex<[Kind: Rules]>([:])
    /// With more locales than this, all are forgotten and made anew, as their names come from requests.
    private static let limit = 256
    /// Numbers among which every category of whole numbers has one, and a second if it has several: no rule of CLDR looks
    /// at more digits than these.
    private static let samples = Array(0...199) + [1000, 10_000, 100_000, 1_000_000, 2_000_000]

    /// The category of a number in a locale; that of its absolute value. A locale that CLDR does not know has `other`.
    public static func category(of number: Int, in locale: LocaleIdentifier, ordinal: Bool = false) -> PluralCategory {
        rules(Kind(locale: locale, isOrdinal: ordinal))?.rules.category(of: number) ?? .other
    }

    /// The categories that whole numbers have in a locale, and `other`, in CLDR's order.
    ///
    /// Categories that only fractions have, such as `many` in Czech, are left out.
    public static func categories(for locale: LocaleIdentifier, ordinal: Bool = false) -> [PluralCategory] {
        rules(Kind(locale: locale, isOrdinal: ordinal))?.categories ?? [.other]
    }

    /// The categories that several whole numbers have in a locale: not `one` in English, but `one` in French, which 0 and
    /// 1 have.
    package static func sharedCategories(for locale: LocaleIdentifier, ordinal: Bool = false) -> Set<PluralCategory> {
        rules(Kind(locale: locale, isOrdinal: ordinal))?.shared ?? [.other]
    }

    private static func rules(_ kind: Kind) -> Rules? {
        all.withLock { all in
            if let rules = all[kind] { return rules }
            guard let icu = ICU.PluralRules(locale: kind.locale.tag, isOrdinal: kind.isOrdinal) else { return nil }
            let numbers = Dictionary(grouping: samples, by: icu.category)
            let rules = Rules(
                rules: icu, categories: Set(numbers.keys).union([.other]).sorted(),
                shared: Set(numbers.filter { $0.value.count > 1 }.keys))
            if all.count >= limit { all.removeAll() }
            all[kind] = rules
            return rules
        }
    }
}

extension ICU.PluralRules {
    /// The rules look at the last six digits, and at whether there are more: so many digits are exact in a double.
    fileprivate func category(of number: Int) -> PluralCategory {
        let magnitude = number.magnitude
        let limit: UInt = 1_000_000_000
        let operand = magnitude < limit ? magnitude : limit + magnitude % 1_000_000
        return PluralCategory(rawValue: keyword(for: Double(operand))) ?? .other
    }
}

/// A category of numbers that a language words alike, in CLDR's order (UTS #35, Part 3, "Language Plural Rules").
public enum PluralCategory: String, CaseIterable, Codable, Comparable, Sendable {
    /// 0, where the language has a form for it.
    case zero
    /// Mostly 1; in some languages also 21 or 0.
    case one
    /// Mostly 2.
    case two
    /// A few: 2 to 4 in Polish.
    case few
    /// Many: 5 in Polish, 1,000,000 in French.
    case many
    /// All other numbers. Every plural has this form.
    case other

    /// In CLDR's order.
    public static func < (left: Self, right: Self) -> Bool { left.order < right.order }

    private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
