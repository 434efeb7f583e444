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

/// Chooses the form of a plural for a number among the values of a text.
struct PluralChoice {
    let key: String
    let forms: PluralForms
    /// The locale that has the plural, whose rules choose: a text that another locale lends keeps its grammar.
    let locale: LocaleIdentifier
    let place: LocalizationPlace?

    /// The form for the number among the values, and what is wrong with the plural.
    ///
    /// The number is the only ``LocalizableInt``; of several, the first that has a placeholder in the form `other`.
    func form(for values: [String: any Localizable]) -> (text: String, problem: LocalizationProblem?) {
        guard let number = number(among: values) else { return (forms.fallback, problem(Self.noNumber(key))) }
        let category = PluralRules.category(of: number, in: locale, ordinal: forms.isOrdinal)
        let texts = forms.forms(ordinal: forms.isOrdinal)
        if texts[.other] == nil { return (texts[category] ?? forms.fallback, problem(noOther)) }
        if let text = texts[category] { return (text, nil) }
        return (forms.fallback, problem(missing(category, number: number)))
    }

    private func number(among values: [String: any Localizable]) -> Int? {
        let numbers = values.compactMapValues { ($0 as? LocalizableInt)?.value }
        return forms.chooser(among: Set(numbers.keys)).flatMap { numbers[$0] }
    }

    private func problem(_ message: String) -> LocalizationProblem {
        LocalizationProblem(message: message, file: place?.file, line: place?.line, key: key)
    }

    private static func noNumber(_ key: String) -> String {
        """
        '\(key)' is a plural, but no number tells which form. Declare it with @LocalizedSubs, with one LocalizableInt, \
        or one that has a placeholder in the form 'other'.
        """
    }

    private var noOther: String {
        "'\(key)' is a plural without the form 'other' in '\(locale.tag)'. Add it: every plural has it."
    }

    private func missing(_ category: PluralCategory, number: Int) -> String {
        """
        '\(key)' has no form '\(category.rawValue)', which \(number) takes in '\(locale.tag)'; 'other' is shown. Add it.
        """
    }
}

/// The key of one form of a plural: `T.files.one`, or `T.place.ordinal.few`; or of the ordinal forms, `T.place.ordinal`.
struct PluralKey {
    /// The name below which ordinal forms stand.
    static let ordinal = "ordinal"

    /// The plural's key.
    let key: String
    let isOrdinal: Bool
    /// Nil for all ordinal forms together.
    let category: PluralCategory?

    init(key: String, isOrdinal: Bool, category: PluralCategory) {
        self.key = key
        self.isOrdinal = isOrdinal
        self.category = category
    }

    /// The plural that a key may be a form of, by its last names.
    init?(form key: String) {
        guard let (parent, name) = Self.parts(of: key) else { return nil }
        if name == Self.ordinal {
            self.init(key: parent, isOrdinal: true)
        } else if let category = PluralCategory(rawValue: name) {
            self.init(parent: parent, category: category)
        } else {
            return nil
        }
    }

    private init(key: String, isOrdinal: Bool) {
        self.key = key
        self.isOrdinal = isOrdinal
        category = nil
    }

    private init(parent: String, category: PluralCategory) {
        if let (key, name) = Self.parts(of: parent), name == Self.ordinal {
            self.init(key: key, isOrdinal: true, category: category)
        } else {
            self.init(key: parent, isOrdinal: false, category: category)
        }
    }

    /// The form's own key.
    var name: String {
        ([key] + (isOrdinal ? [Self.ordinal] : []) + (category.map { [$0.rawValue] } ?? [])).joined(separator: ".")
    }

    private static func parts(of key: String) -> (parent: String, name: String)? {
        key.lastIndex(of: ".").map { (String(key[..<$0]), String(key[key.index(after: $0)...])) }
    }
}
