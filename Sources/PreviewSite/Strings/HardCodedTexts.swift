import FOSMVVM
import HTMLRendering

/// Finds the texts that the accented pseudo-locale does not change.
struct HardCodedTexts {
    /// The start of a missing text, which is reported elsewhere.
    private static let missing = "⚠"
    /// The maximum number of texts to look for in templates. Further texts have no place.
    private static let placeLimit = 200

    let values: ViewModelValues
    /// The template that rendered the view, which is searched first.
    let templateName: String
    let content: Content

    /// Returns the hard-coded parts of shown texts, each once, in order of appearance.
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

    /// Returns the numbers in the view's own template that have no letters next to them, with their places. Other
    /// numbers may come from the ViewModel.
    private func numbers(of shown: Set<String>) -> [HardCodedText] {
        let texts = TemplateText.all(of: templateName, in: content.templates)
            .filter { $0.text.contains(where: \.isNumber) }
        guard !texts.isEmpty else { return [] }
        let numbers = Set(shown.flatMap { UnaccentedText($0, values: values).numbers })
        return numbers.sorted().compactMap { number in
            place(of: number, in: texts).map { HardCodedText(text: number, origin: .template($0)) }
        }
    }

    /// Returns the values of the ViewModel in a text, and the texts of the template between them.
    private func parts(of text: String) -> [HardCodedText] {
        let text = UnaccentedText(text, values: values)
        return text.values.map { HardCodedText(text: $0.text, origin: .value($0.path)) }
            + text.runs.map { HardCodedText(text: $0, origin: .template(nil)) }
    }

    /// The texts of all templates except the host's, starting with the view's own template.
    private var templateTexts: [TemplateText] {
        let templates = content.templates
        let names =
            [templateName]
            + templates.names.filter { $0 != templateName && !$0.hasPrefix(HTMLRenderer.hostTemplateFolder + "/") }
        return names.flatMap { TemplateText.all(of: $0, in: templates) }
    }

    /// Returns the file and line of the first template that contains the text.
    private func place(of text: String, in templates: [TemplateText]) -> String? {
        let text = DisplayedTexts.singleSpaced(text)
        return templates.first { $0.has(text) }.map { "\(content.shown(path: $0.file)):\($0.line)" }
    }
}

/// A text that the accented pseudo-locale does not change.
struct HardCodedText: Hashable {
    /// The origin of the text.
    enum Origin: Hashable {
        /// A property of the ViewModel, by its path in the JSON: a name, a code, or a text that should be localized.
        case value(String)
        /// A template, with its place if known. The text is the same in every language.
        case template(String?)
    }

    let text: String
    let origin: Origin

    var isOfTemplate: Bool {
        if case .template = origin { true } else { false }
    }
}

/// The texts that the accented pseudo-locale does not change: those of templates, then values of the ViewModel.
struct HardCodedList: Codable, Sendable {
    /// A text with its origin.
    struct Item: Codable, Sendable {
        let text: String
        /// The property's path, or the template's file and line.
        let origin: String?
        /// Whether the origin is a file and line.
        let isPlace: Bool
    }

    let title: LocalizableString
    let templateTitle: LocalizableString
    let hasTemplateTexts: Bool
    let templateTexts: [Item]
    let valuesTitle: LocalizableString
    let hasValues: Bool
    let values: [Item]
    let emptyText: LocalizableString?

    init(_ texts: [HardCodedText]) {
        let text = { LocalizableString.localized(for: Self.self, propertyName: $0) }
        title = text("title")
        templateTitle = text("template")
        templateTexts = texts.filter(\.isOfTemplate).map(Item.init)
        hasTemplateTexts = !templateTexts.isEmpty
        valuesTitle = text("values")
        values = texts.filter { !$0.isOfTemplate }.map(Item.init)
        hasValues = !values.isEmpty
        emptyText = texts.isEmpty ? text("nothing") : nil
    }
}

extension HardCodedList.Item {
    fileprivate init(_ hardCoded: HardCodedText) {
        text = hardCoded.text
        switch hardCoded.origin {
        case .value(let path): (origin, isPlace) = (path, false)
        case .template(let place): (origin, isPlace) = (place, place != nil)
        }
    }
}

/// The parts of a text that the accented pseudo-locale has not changed.
///
/// The brackets enclose a text of the store with its values. Text outside of them is hard-coded.
struct UnaccentedText {
    /// The values of the ViewModel, in order of appearance.
    private(set) var values: [(text: String, path: String)] = []
    /// The parts between brackets and values that contain a letter without an accent of the pseudo-locale.
    private(set) var runs: [String] = []
    /// The parts with a number and without a letter: a number of the store or of a template.
    private(set) var numbers: [String] = []

    /// Splits a text with collapsed white space.
    init(_ text: String, values: ViewModelValues? = nil) {
        let characters = Array(text)
        let ends = Self.endsOfLocalized(characters)
        var run = ""
        var index = 0
        while index < characters.count {
            if let value = values?.value(at: index, of: characters) {
                self.values.append(value)
                end(&run)
                index += value.text.count
            } else if let next = ends[index] {
                end(&run)
                index = next
            } else {
                run.append(characters[index])
                index += 1
            }
        }
        end(&run)
    }

    /// Whether there is an unchanged letter outside of the brackets.
    static func isIn(_ text: String) -> Bool { !UnaccentedText(text).runs.isEmpty }

    /// Returns the ends of the store's texts by their starts: the index after the bracket that follows their last
    /// tilde.
    ///
    /// Matching brackets belong together, unless those in a value do not match.
    private static func endsOfLocalized(_ text: [Character]) -> [Int: Int] {
        var ends: [Int: Int] = [:]
        var open: [Int] = []
        for index in text.indices {
            if text[index] == "[" { open.append(index) }
            guard text[index] == "]", let start = open.last else { continue }
            let isEnd = text[index - 1] == "~"
            // A bracket in a value does not close the surrounding text of the store.
            if isEnd || text[start...index].allSatisfy({ !PseudoLocale.hasAccent($0) }) { open.removeLast() }
            if isEnd { ends[start] = index + 1 }
        }
        return ends
    }

    private mutating func end(_ run: inout String) {
        if run.contains(where: { $0.isLetter && !PseudoLocale.hasAccent($0) }) {
            runs.append(run)
        } else if run.contains(where: \.isNumber), !run.contains(where: \.isLetter) {
            numbers.append(run)
        }
        run = ""
    }
}
