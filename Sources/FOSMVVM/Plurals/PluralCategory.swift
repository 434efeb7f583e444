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
