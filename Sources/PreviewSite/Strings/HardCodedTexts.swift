import HTMLRendering

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
        let templates = placed.isEmpty ? [] : templateTexts
        return found.map { part in
            placed.contains(part)
                ? HardCodedText(text: part.text, origin: .template(place(of: part.text, in: templates))) : part
        } + numbers(of: texts)
    }

    /// The numbers that the view's own template has without a letter beside them, with their places. Others may be those
    /// of the ViewModel.
    private func numbers(of shown: Set<String>) -> [HardCodedText] {
        let texts = TemplateText.all(of: templateName, in: content.templates)
            .filter { $0.text.contains(where: \.isNumber) }
        guard !texts.isEmpty else { return [] }
        let numbers = Set(shown.flatMap { UnaccentedText($0, values: values).numbers })
        return numbers.sorted().compactMap { number in
            place(of: number, in: texts).map { HardCodedText(text: number, origin: .template($0)) }
        }
    }

    /// The values of the ViewModel in a text, and what the template has between them.
    private func parts(of text: String) -> [HardCodedText] {
        let text = UnaccentedText(text, values: values)
        return text.values.map { HardCodedText(text: $0.text, origin: .value($0.path)) }
            + text.runs.map { HardCodedText(text: $0, origin: .template(nil)) }
    }

    /// The texts of all templates but the host's, those of the view's own first.
    private var templateTexts: [TemplateText] {
        let templates = content.templates
        let names =
            [templateName]
            + templates.names.filter { $0 != templateName && !$0.hasPrefix(HTMLRenderer.hostTemplateFolder + "/") }
        return names.flatMap { TemplateText.all(of: $0, in: templates) }
    }

    /// File and line of the first template that has the text.
    private func place(of text: String, in templates: [TemplateText]) -> String? {
        let text = ShownTexts.singleSpaced(text)
        return templates.first { $0.has(text) }.map { "\(content.shown(path: $0.file)):\($0.line)" }
    }
}
