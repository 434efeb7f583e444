import Foundation

/// Tells the texts that stay as they are in the accented pseudo-locale apart.
struct HardCodedTexts {
    /// What a text that is missing begins with, which is told of elsewhere.
    private static let missing = "⚠"

    let values: ViewModelValues
    /// The template that rendered the view, which is searched first.
    let templateName: String
    let content: SiteContent

    /// The hard-coded parts of shown texts, each once, in order of appearance.
    func parts(of shown: [String]) -> [HardCodedText] {
        var known: Set<HardCodedText> = []
        return shown.filter { UnaccentedText.isIn($0) && !$0.hasPrefix(Self.missing) }.flatMap(parts).filter {
            known.insert($0).inserted
        }
    }

    /// The values of the ViewModel in a text, the longest first, and what the template has between them.
    private func parts(of text: String) -> [HardCodedText] {
        var rests = [text]
        var parts: [HardCodedText] = []
        for (path, value) in values.values where UnaccentedText.isIn(value) {
            let value = value.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            let split = rests.flatMap { Self.words($0, around: value) }
            guard split != rests else { continue }
            parts.append(HardCodedText(text: value, origin: .value(path)))
            rests = split
        }
        return parts
            + rests.flatMap(UnaccentedText.runs).map { HardCodedText(text: $0, origin: .template(place(of: $0))) }
    }

    /// What stands before and after a value that is found as a word of its own.
    private static func words(_ text: String, around value: String) -> [String] {
        guard let range = text.firstRange(of: value), text[..<range.lowerBound].last?.isLetter != true,
            text[range.upperBound...].first?.isLetter != true
        else { return [text] }
        return [text[..<range.lowerBound], text[range.upperBound...]].map { String($0) }.filter { !$0.isEmpty }
    }

    /// File and line of the first template that has the text, with any white space between its words.
    private func place(of text: String) -> String? {
        let templates = content.templates
        let names = [templateName] + templates.names.filter { $0 != templateName && !$0.hasPrefix("Host/") }
        let words = text.trimmingPrefix { !$0.isLetter }.split(whereSeparator: \.isWhitespace)
        let pattern = words.map { NSRegularExpression.escapedPattern(for: String($0)) }.joined(separator: "\\s+")
        for name in names {
            guard let source = templates.source(of: name),
                let start = source.text.range(of: pattern, options: .regularExpression)?.lowerBound
            else { continue }
            let line = source.text[..<start].count(where: \.isNewline) + 1
            return content.shown(SiteFault(message: "", file: source.file, line: line)).place
        }
        return nil
    }
}
