import Foundation

/// Tells the texts that stay as they are in the accented pseudo-locale apart.
struct HardCodedTexts {
    /// What a text that is missing begins with, which is told of elsewhere.
    private static let missing = "⚠"
    /// How many texts are looked for in templates; where there are more, those of the rest have no place.
    private static let placeLimit = 200

    let values: ViewModelValues
    /// The template that rendered the view, which is searched first.
    let templateName: String
    let content: SiteContent

    /// The hard-coded parts of shown texts, each once, in order of appearance.
    func parts(of shown: [String]) -> [HardCodedText] {
        var texts: Set<String> = []
        var known: Set<HardCodedText> = []
        let found = shown.filter { !$0.hasPrefix(Self.missing) && texts.insert($0).inserted }.flatMap(parts)
            .filter { known.insert($0).inserted }
        let placed = Set(found.lazy.filter(\.isOfTemplate).prefix(Self.placeLimit))
        return found.map { part in
            placed.contains(part) ? HardCodedText(text: part.text, origin: .template(place(of: part.text))) : part
        }
    }

    /// The values of the ViewModel in a text, and what the template has between them.
    private func parts(of text: String) -> [HardCodedText] {
        let text = UnaccentedText(text, values: values)
        return text.values.map { HardCodedText(text: $0.text, origin: .value($0.path)) }
            + text.runs.map { HardCodedText(text: $0, origin: .template(nil)) }
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
            return "\(content.shown(path: source.file)):\(line)"
        }
        return nil
    }
}
