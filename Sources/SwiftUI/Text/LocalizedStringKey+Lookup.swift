extension LocalizedStringKey {
    /// Returns the text of the catalogs in the language of an environment, or the one of the source code.
    func resolved(table: String?, in environment: EnvironmentValues) -> ResolvedText {
        let found = found(in: table, environment)
        var fill = TextFill(arguments, environment: environment, isData: found == nil)
        var resolved = ResolvedText()
        let inlines = MarkdownText.inlines(in: fill.template(of: self, as: found))
        for inline in inlines { fill.append(inline, to: &resolved) }
        let isWritten = isLiteral && found?.isTranslated != true
        resolved.hasHardCodedLetters = isWritten && fill.literal.contains(where: \.isLetter)
        resolved.isComposed = isWritten && isComposed
        return resolved
    }

    /// Returns the text as a string, whose Markdown is not read.
    func string(table: String?, in environment: EnvironmentValues) -> String {
        let found = found(in: table, environment)
        var fill = TextFill(arguments, environment: environment, isData: true)
        let template = fill.template(of: self, as: found)
        return fill.plain(template)
    }

    private func found(in table: String?, _ environment: EnvironmentValues) -> CatalogText? {
        environment.textCatalog?.text(
            for: key, table: table, numbers: arguments.map(\.number), locale: environment.locale)
    }
}

extension TextArgument {
    /// The number that selects the form of a plural. Nil for a value that is not a number.
    fileprivate var number: NumberArgument? { if case .number(let number) = content { number } else { nil } }
}

/// Fills values into a text that may have Markdown, which values do not have.
///
/// Until the Markdown is read, a character of the private use stands for each value.
private struct TextFill {
    private static let firstMark: UInt32 = 0x10_F000

    private let arguments: [TextArgument]
    private let environment: EnvironmentValues
    private let isData: Bool
    /// The values in the order of their marks.
    private var used: [(argument: TextArgument, specifier: String)] = []
    /// The visible parts of the text that are not values.
    private(set) var literal = ""

    init(_ arguments: [TextArgument], environment: EnvironmentValues, isData: Bool) {
        self.arguments = arguments
        self.environment = environment
        self.isData = isData
    }

    /// Returns the text of a catalog, or else of the source code, with marks.
    mutating func template(of key: LocalizedStringKey, as found: CatalogText?) -> String {
        if let found { return template(ofFormat: found.format) }
        return key.parts.map { part in
            switch part {
            case .literal(let text): text
            case .value(let argument): mark(argument, specifier: argument.specifier)
            }
        }.joined()
    }

    /// A text without values is not a format.
    private mutating func template(ofFormat format: String) -> String {
        guard !arguments.isEmpty else { return format }
        var next = 0
        return FormatString(format).parts.map { part in
            switch part {
            case .literal(let text): return text
            case .value(let specifier):
                let position = specifier.position.map { $0 - 1 } ?? next
                if specifier.position == nil { next += 1 }
                guard arguments.indices.contains(position) else { return specifier.text }
                return mark(arguments[position], specifier: specifier.text)
            }
        }.joined()
    }

    private mutating func mark(_ argument: TextArgument, specifier: String) -> String {
        used.append((argument, specifier))
        return Unicode.Scalar(Self.firstMark + UInt32(used.count - 1)).map { String(Character($0)) } ?? ""
    }

    /// Adds the runs of a part that Markdown styles.
    mutating func append(_ inline: MarkdownText.Inline, to text: inout ResolvedText) {
        let link = inline.link.flatMap { address in
            TextLink.address(plain(address)) { text.notes.append(.linkWithoutEffect($0)) }
        }
        var parts: [String] = []
        func run(_ parts: [String]) -> TextRun {
            TextRun(parts: parts, isData: isData, style: inline.style, link: link)
        }
        let isPlural = inline.isInflected && isPlural(inline.text)
        for piece in pieces(of: inline.text) {
            switch piece {
            case .literal(let part):
                literal += part
                parts.append(isPlural ? part.englishPlural : part)
            case .value(let values) where values.count == 1 && values[0].isPlain: parts.append(values[0].text)
            case .value(let values):
                if !parts.isEmpty { text.runs.append(run(parts)) }
                parts = []
                text.runs += values.map { value in
                    var value = value
                    value.style += inline.style
                    value.link = value.link ?? link
                    return value
                }
            }
        }
        if !parts.isEmpty { text.runs.append(run(parts)) }
    }

    /// Whether a text has a number that asks for the plural of English. Foundation has no grammar on Linux.
    private func isPlural(_ text: String) -> Bool {
        let numbers = text.unicodeScalars.compactMap { argument(for: $0)?.argument.number }
        return environment.locale.language.languageCode == .english && numbers.contains { $0.integer != 1 }
    }

    private enum Piece {
        case literal(String)
        case value([TextRun])
    }

    /// Splits a text at its marks.
    private func pieces(of text: String) -> [Piece] {
        var pieces: [Piece] = []
        var literal = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            guard let runs = runs(for: scalar) else {
                literal.append(scalar)
                continue
            }
            if !literal.isEmpty { pieces.append(.literal(String(literal))) }
            literal = .init()
            pieces.append(.value(runs))
        }
        if !literal.isEmpty { pieces.append(.literal(String(literal))) }
        return pieces
    }

    /// Returns the runs of the value that a character stands for. Nil for any other character.
    private func runs(for scalar: Unicode.Scalar) -> [TextRun]? {
        guard let (argument, specifier) = argument(for: scalar) else { return nil }
        switch argument.content {
        case .number(let number):
            return [TextRun(parts: [number.text(specifier, locale: environment.locale)], isData: true)]
        case .text(let text): return text.resolved(in: environment).runs
        }
    }

    private func argument(for scalar: Unicode.Scalar) -> (argument: TextArgument, specifier: String)? {
        guard scalar.value >= Self.firstMark, case let index = Int(scalar.value - Self.firstMark), index < used.count
        else { return nil }
        return used[index]
    }

    /// Returns a text with its values instead of the marks.
    func plain(_ text: String) -> String {
        pieces(of: text).map { piece in
            switch piece {
            case .literal(let text): text
            case .value(let runs): runs.map(\.text).joined()
            }
        }.joined()
    }
}

extension String {
    /// The text with the regular plural of its last word, which is an English noun.
    fileprivate var englishPlural: String {
        guard let last, last.isLetter else { return self }
        let beforeLast = dropLast().last
        switch last {
        case "y" where beforeLast.map { !"aeiou".contains($0) } == true: return dropLast() + "ies"
        case "s", "x", "z": return self + "es"
        case "h" where beforeLast == "s" || beforeLast == "c": return self + "es"
        default: return self + "s"
        }
    }
}
