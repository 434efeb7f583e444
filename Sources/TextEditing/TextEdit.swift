package import FOSMVVM

/// A change of a locale's text in a YAML file.
package struct TextEdit: Sendable {
    /// A part of a text: the whole, an element of a list, or a form of a plural.
    package struct Piece: Hashable, Sendable {
        /// The names below the key, such as `few`, or `ordinal` and `two`. Empty for a text without forms.
        package let form: [String]
        /// The index in a list. Nil for a text that is not in one.
        package let index: Int?
        /// The new text.
        package let text: String

        /// Creates a piece.
        package init(_ text: String, form: [String] = [], index: Int? = nil) {
            self.form = form
            self.index = index
            self.text = text
        }
    }

    private let key: String
    private let locale: LocaleIdentifier
    private let pieces: [Piece]

    /// Creates a change.
    ///
    /// - Parameters:
    ///   - key: The key of the text.
    ///   - locale: The locale of the new text.
    ///   - pieces: The new text, the new forms of a plural, or new elements of a list in their order.
    package init(_ key: String, in locale: LocaleIdentifier, to pieces: [Piece]) {
        self.key = key
        self.locale = locale
        self.pieces = pieces
    }

    /// Returns a file with the new text.
    ///
    /// Comments, line breaks, the order and the quotes of other texts stay. A new text is written where it is in the file
    /// of another locale. The result is read again: unless exactly this text has changed, an error is thrown.
    ///
    /// - Parameters:
    ///   - file: The text of the file.
    ///   - model: The text of a file that has the text in another locale. It may be the same file.
    ///   - other: That locale.
    package func applied(
        to file: String, like model: String, in other: LocaleIdentifier
    ) throws(TextEditError) -> String {
        guard let modelRoot = Self.root(of: YAMLSource(model)), let root = Self.root(of: YAMLSource(file)) else {
            throw .unreadable
        }
        let section = modelRoot.section(of: other)?.value
        let known = names(of: key[...], in: root.section(of: locale)?.value) ?? names(of: key[...], in: section)
        guard let names = known ?? newNames(in: root) else { throw .unknownPlace }
        var (file, texts) = (file, FlatTexts(file))
        for piece in pieces {
            let path = names + piece.form
            let expected = texts.setting(piece.text, at: path, index: piece.index, in: locale)
            let style = section?.part(at: path)?.style ?? section?.part(at: names)?.anyStyle ?? .double
            file = try edited(file, piece, at: path, style: style, expected: expected, model: section)
            texts = expected
        }
        return file
    }

    /// Returns the names of the keys of the text below its locale. A file of a module leaves out the name of the module.
    private func names(of key: Substring, in section: YAMLPart?) -> [String]? {
        guard let section else { return nil }
        let short = key.firstIndex(of: ".").map { key[$0...].dropFirst() }
        return section.names(of: key) ?? short.flatMap { section.names(of: $0) }
    }

    /// Returns the names of the keys of a text that the file does not have in any locale: below the texts of its type.
    private func newNames(in root: YAMLPart) -> [String]? {
        let parts = key.split(separator: ".").map(String.init)
        for count in (1..<max(parts.count, 1)).reversed() {
            let parent = parts.prefix(count).joined(separator: ".")
            let known = (root.members ?? []).lazy.compactMap { names(of: parent[...], in: $0.value) }.first
            if let known { return known + parts.dropFirst(count) }
        }
        return nil
    }

    private func edited(
        _ file: String, _ piece: Piece, at path: [String], style: YAMLStyle, expected: FlatTexts, model: YAMLPart?
    ) throws(TextEditError) -> String {
        let source = YAMLSource(file)
        guard let root = Self.root(of: source) else { throw .unreadable }
        let editor = YAMLEditor(
            source: source, root: root, locale: locale, order: { Self.order(below: $0, in: model) }, newStyle: style)
        let files = try editor.files(with: piece.text, at: path, index: piece.index)
        guard let result = files.first(where: { FlatTexts($0) == expected }) else { throw .otherTextsChange }
        return result
    }

    private static func order(below names: [String], in model: YAMLPart?) -> [String] {
        let own = model?.part(at: names)?.members?.compactMap(\.key.text) ?? []
        let isPlural = !own.isEmpty && own.allSatisfy { PluralCategory(rawValue: $0) != nil || $0 == "ordinal" }
        return own.isEmpty || isPlural ? PluralCategory.allCases.map(\.rawValue) + ["ordinal"] : own
    }

    /// Returns the tree of a file. Nil if it has none that can be read.
    private static func root(of source: YAMLSource) -> YAMLPart? {
        // Its levels are limited, unlike those of the events.
        guard let root = try? YAMLComposer.root(of: source.text, file: ""), root.map != nil else { return nil }
        return try? YAMLPartReader.root(of: source)
    }
}

/// Why a text cannot be written.
package enum TextEditError: Error, Hashable {
    /// The file cannot be read.
    case unreadable
    /// No file has the text in any locale.
    case unknownPlace
    /// Another place of the file has the same text by an alias.
    case sharedText
    /// The file has a list or a map instead of a text, or the other way around.
    case otherKind
    /// Other texts would change, too.
    case otherTextsChange
}

/// All texts of a file: those of each locale, with the forms of plurals and the elements of lists.
private struct FlatTexts: Equatable {
    private var texts: [String: String] = [:]
    private var problems: Int

    init(_ yaml: String) {
        let store = TextStore(yaml: ["": yaml])
        problems = store.problems.count
        for locale in store.locales {
            for key in store.keys(in: locale) { add(store.entry(for: key, in: locale), key, in: locale) }
        }
    }

    private mutating func add(_ entry: LocalizationEntry?, _ key: String, in locale: LocaleIdentifier) {
        switch entry {
        case .text(let text): texts[Self.name(key, in: locale)] = text
        case .list(let list):
            for (index, text) in list.enumerated() { texts[Self.name("\(key)[\(index)]", in: locale)] = text }
        case .plural(let forms):
            add(forms.cardinal, key, in: locale)
            add(forms.ordinal, "\(key).ordinal", in: locale)
        case nil: break
        }
    }

    private mutating func add(_ forms: [PluralCategory: String], _ key: String, in locale: LocaleIdentifier) {
        for (category, text) in forms { texts[Self.name("\(key).\(category.rawValue)", in: locale)] = text }
    }

    /// Returns the texts with another one. A text of which a form is written becomes a plural.
    func setting(_ text: String, at names: [String], index: Int?, in locale: LocaleIdentifier) -> FlatTexts {
        var result = self
        let key = names.joined(separator: ".")
        result.texts[Self.name(key + (index.map { "[\($0)]" } ?? ""), in: locale)] = text
        result.texts[Self.name(names.dropLast().joined(separator: "."), in: locale)] = nil
        return result
    }

    private static func name(_ key: String, in locale: LocaleIdentifier) -> String { "\(locale.tag)\n\(key)" }

    /// An edit may solve a problem, but must not make one.
    static func == (result: FlatTexts, expected: FlatTexts) -> Bool {
        result.texts == expected.texts && result.problems <= expected.problems
    }
}

extension YAMLPart {
    /// The style of the first text.
    fileprivate var anyStyle: YAMLStyle? {
        switch content {
        case .text: style
        case .list(let elements): elements.first?.anyStyle
        case .map(let members): members.first?.value.anyStyle
        case .alias: nil
        }
    }
}
