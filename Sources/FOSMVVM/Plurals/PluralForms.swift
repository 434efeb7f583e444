/// The texts of a plural: one for each category of numbers.
///
/// In YAML, a map whose keys are categories, below a property; ordinal forms stand in a map `ordinal` of the same kind.
public struct PluralForms: Hashable, Sendable {
    /// The texts for how many there are: 1 file, 2 files.
    public private(set) var cardinal: [PluralCategory: String]
    /// The texts for which one it is: 1st file, 2nd file.
    public private(set) var ordinal: [PluralCategory: String]

    /// These texts.
    public init(cardinal: [PluralCategory: String] = [:], ordinal: [PluralCategory: String] = [:]) {
        self.cardinal = cardinal
        self.ordinal = ordinal
    }

    /// Whether a number takes an ordinal form: where there are no cardinal ones.
    public var isOrdinal: Bool { cardinal.isEmpty }

    /// The texts of a kind.
    public func forms(ordinal isOrdinal: Bool) -> [PluralCategory: String] {
        isOrdinal ? ordinal : cardinal
    }

    /// The forms that whole numbers take in a locale and that are not written, as YAML has them: `few`, `ordinal.two`.
    ///
    /// A kind without any form, cardinal or ordinal, is not used and lacks none.
    public func missing(in locale: LocaleIdentifier) -> [String] {
        [false, true].flatMap { isOrdinal -> [String] in
            let written = forms(ordinal: isOrdinal)
            let needed = written.isEmpty ? [] : PluralRules.categories(for: locale, ordinal: isOrdinal)
            return needed.filter { written[$0] == nil }.map { (isOrdinal ? "ordinal." : "") + $0.rawValue }
        }
    }

    /// The form `other`, or that of the last category where there is none.
    var fallback: String {
        forms(ordinal: isOrdinal).max { $0.key < $1.key }?.value ?? ""
    }

    /// Which number chooses the form, by its name: the only one, or else the first that has a placeholder in the form
    /// `other`; nil when none does.
    package func chooser(among numbers: Set<String>) -> String? {
        guard numbers.count > 1 else { return numbers.first }
        return Placeholders.names(in: fallback).first(where: numbers.contains)
    }

    mutating func set(_ text: String, for form: PluralKey) {
        guard let category = form.category else { return }
        if form.isOrdinal { ordinal[category] = text } else { cardinal[category] = text }
    }
}
