/// The parts of a locale's tag.
struct LocaleSubtags {
    let language: String
    let script: String?
    let region: String?
    /// Whether there are no other parts: no variants, extensions or private use.
    let isPlain: Bool

    init(_ locale: LocaleIdentifier) {
        var subtags = locale.tag.split(separator: "-").map(String.init)[...]
        language = subtags.popFirst() ?? locale.tag
        script = subtags.first?.count == 4 && subtags.first?.first?.isLetter == true ? subtags.popFirst() : nil
        region = (2...3).contains(subtags.first?.count ?? 0) ? subtags.popFirst() : nil
        isPlain = subtags.isEmpty
    }

    /// The tag of the language, script and region.
    var plain: String { [language, script, region].compactMap { $0 }.joined(separator: "-") }

    /// The tag of these two, where there is a script.
    var languageAndScript: LocaleIdentifier? {
        script.flatMap { LocaleIdentifier("\(language)-\($0)") }
    }
}
