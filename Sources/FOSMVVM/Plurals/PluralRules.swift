import Synchronization

/// CLDR's plural rules, which determine the category of a whole number in a locale. ICU provides them.
public enum PluralRules {
    private struct Kind: Hashable {
        let locale: LocaleIdentifier
        let isOrdinal: Bool
    }

    /// The rules of a kind, with their categories.
    private struct Rules {
        let rules: ICU.PluralRules
        let categories: [PluralCategory]
        /// The categories that several numbers have.
        let shared: Set<PluralCategory>
        /// The categories that no number below a million has.
        let large: Set<PluralCategory>
    }

    private static let all = Mutex<[Kind: Rules]>([:])
    /// The maximum number of cached locales. Names come from requests, so beyond it, the cache is cleared.
    private static let limit = 256
    /// Sample numbers that contain every category of whole numbers, and each category with several numbers at least
    /// twice. No rule of CLDR checks more digits than these have.
    private static let samples = Array(0...199) + [1000, 10_000, 100_000, 1_000_000, 2_000_000]

    /// Returns the category of a number's absolute value in a locale. It is `other` if CLDR does not know the locale.
    public static func category(of number: Int, in locale: LocaleIdentifier, ordinal: Bool = false) -> PluralCategory {
        rules(Kind(locale: locale, isOrdinal: ordinal))?.rules.category(of: number) ?? .other
    }

    /// Returns the categories of whole numbers in a locale, and `other`, in CLDR's order.
    ///
    /// Categories that only fractions have are left out, such as `many` in Czech.
    public static func categories(for locale: LocaleIdentifier, ordinal: Bool = false) -> [PluralCategory] {
        rules(Kind(locale: locale, isOrdinal: ordinal))?.categories ?? [.other]
    }

    /// Returns the categories that several whole numbers have in a locale. In English, this does not include `one`. In
    /// French, it does, because 0 and 1 have it.
    package static func sharedCategories(for locale: LocaleIdentifier, ordinal: Bool = false) -> Set<PluralCategory> {
        rules(Kind(locale: locale, isOrdinal: ordinal))?.shared ?? [.other]
    }

    /// Returns the categories that only whole millions have in a locale: `many` in Spanish, French, Italian and Portuguese.
    package static func largeCategories(for locale: LocaleIdentifier, ordinal: Bool = false) -> Set<PluralCategory> {
        rules(Kind(locale: locale, isOrdinal: ordinal))?.large ?? []
    }

    private static func rules(_ kind: Kind) -> Rules? {
        all.withLock { all in
            if let rules = all[kind] { return rules }
            guard let icu = ICU.PluralRules(locale: kind.locale.tag, isOrdinal: kind.isOrdinal) else { return nil }
            let numbers = Dictionary(grouping: samples, by: icu.category)
            let rules = Rules(
                rules: icu, categories: Set(numbers.keys).union([.other]).sorted(),
                shared: Set(numbers.filter { $0.value.count > 1 }.keys),
                large: Set(numbers.filter { $0.value.allSatisfy { $0 >= 1_000_000 } }.keys).subtracting([.other]))
            if all.count >= limit { all.removeAll() }
            all[kind] = rules
            return rules
        }
    }
}

extension ICU.PluralRules {
    /// The rules check the last six digits, and whether there are more. A double can represent so many digits exactly.
    fileprivate func category(of number: Int) -> PluralCategory {
        let magnitude = number.magnitude
        let limit: UInt = 1_000_000_000
        let operand = magnitude < limit ? magnitude : limit + magnitude % 1_000_000
        return PluralCategory(rawValue: keyword(for: Double(operand))) ?? .other
    }
}

/// A category of numbers with the same grammar, in CLDR's order (UTS #35, Part 3, "Language Plural Rules").
public enum PluralCategory: String, CaseIterable, Codable, Comparable, Sendable {
    /// 0, if the language has a form for it.
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
