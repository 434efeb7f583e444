import HTMLParsing

/// The parts of a `style` attribute that affect white space and lines.
struct InlineStyle {
    /// The effective declarations, by property name.
    private var declarations: [String: StyleDeclaration] = [:]
    /// The properties that have an unsupported value, so that the effective value is unknown.
    private var unknown: Set<String> = []

    /// Nil if the attribute does not affect white space and lines.
    init?(_ element: HTMLElement) {
        guard let style = element.value(of: "style"), Self.mayAffectLines(style) else { return nil }
        for declaration in StyleDeclaration.all(in: style) {
            guard let known = Self.known[declaration.name] else { continue }
            if !known.contains(declaration.value) { unknown.insert(declaration.name) }
            if declaration.isImportant || declarations[declaration.name]?.isImportant != true {
                declarations[declaration.name] = declaration
            }
        }
        if declarations.isEmpty { return nil }
    }

    /// Whether a style may set a property that affects white space and lines. Nearly all styles do not.
    private static func mayAffectLines(_ style: String) -> Bool {
        // Comments and other spaces can be around a name. Semicolons in strings and brackets only add names.
        if style.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 > 0x7F }) { return true }
        return style.utf8.split(separator: UInt8(ascii: ";")).contains { declaration in
            let name = declaration.prefix { $0 != UInt8(ascii: ":") }.split { $0 == 0x20 || (0x09...0x0D).contains($0) }
            return name.count == 1 && known[Substring(name[0]).lowercased()] != nil
        }
    }

    /// Whether the element may keep white space.
    var keepsWhiteSpace: Bool { !unknown.isDisjoint(with: Self.whiteSpace) }

    /// Returns the display of the element.
    func display(insteadOf usual: HTMLDisplay) -> HTMLDisplay {
        if usual == .bounded || usual == .breakOpportunity || declarations.keys.allSatisfy(Self.whiteSpace.contains) {
            return usual
        }
        guard unknown.isSubset(of: Self.whiteSpace), usual != .lineBreak, usual != .hidden else { return .bounded }
        if isOutOfFlow { return .atomic }
        switch declarations["display"]?.value {
        case nil: return usual
        case let value? where Self.inlines.contains(value): return usual == .atomic ? .bounded : .inline
        case let value? where Self.blocks.contains(value): return .block
        default: return .atomic
        }
    }

    private var isOutOfFlow: Bool {
        let position = declarations["position"]?.value
        return position == "absolute" || position == "fixed" || declarations["float"]?.value ?? "none" != "none"
    }

    private static let inlines: Set = ["contents", "inline"]
    private static let blocks: Set = ["-webkit-box", "block", "flex", "flow-root", "grid", "list-item", "table"]
    private static let objects: Set = ["inline-block", "inline-flex", "inline-grid", "inline-table", "none"]

    private static let whiteSpace: Set = ["-webkit-user-modify", "white-space", "white-space-collapse"]

    /// The properties that affect lines and white space, with their supported values. For properties of white space,
    /// these are the values that collapse it.
    private static let known: [String: Set<String>] = [
        "-webkit-user-modify": ["read-only", "read-write"],
        "all": [],
        "content": ["none", "normal"],
        "display": inlines.union(blocks).union(objects),
        "float": ["inline-end", "inline-start", "left", "none", "right"],
        "position": ["absolute", "fixed", "relative", "static", "sticky"],
        "white-space": ["normal", "nowrap"],
        "white-space-collapse": ["collapse"],
        "writing-mode": ["horizontal-tb"],
    ]
}

/// A declaration of a `style` attribute.
struct StyleDeclaration {
    /// The property in lower case.
    let name: String
    /// The value in lower case, without `!important`.
    let value: String
    let isImportant: Bool

    /// Parses the declarations of an attribute in order. Ignores invalid declarations, as browsers do.
    static func all(in style: String) -> [StyleDeclaration] {
        texts(of: style).compactMap(StyleDeclaration.init(text:))
    }

    private init?(text: String) {
        let parts = text.split(separator: ":", maxSplits: 1)
        guard parts.count == 2 else { return nil }
        let words = parts[1].lowercased().replacing("!", with: " !").split(whereSeparator: \.isWhitespace)
        name = parts[0].split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
        isImportant = words.suffix(2) == ["!", "important"] || words.last == "!important"
        value = words.prefix { !$0.hasPrefix("!") }.joined(separator: " ")
    }

    /// Splits the text into declarations. Semicolons in strings and brackets are ignored, and a comment is a space.
    /// <https://www.w3.org/TR/css-syntax-3/#parsing>
    private static func texts(of style: String) -> [String] {
        var texts = [String.UnicodeScalarView()]
        var ends: [Unicode.Scalar] = []
        var rest = style.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            let isInString = ends.last == "\"" || ends.last == "'"
            if scalar == ";", ends.isEmpty {
                texts.append(String.UnicodeScalarView())
            } else if scalar == "/", rest.first == "*", !isInString {
                rest = afterComment(rest)
                texts[texts.count - 1].append(" ")
            } else {
                texts[texts.count - 1].append(scalar)
                if scalar == "\\", let escaped = rest.popFirst() {
                    texts[texts.count - 1].append(escaped)
                } else if scalar == ends.last {
                    ends.removeLast()
                } else if !isInString, let end = self.ends[scalar] {
                    ends.append(end)
                }
            }
        }
        return texts.map(String.init)
    }

    private static func afterComment(_ text: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView {
        var rest = text.dropFirst()
        while let scalar = rest.popFirst() {
            if scalar == "*", rest.first == "/" { return rest.dropFirst() }
        }
        return rest
    }

    /// The characters that end strings and brackets, by the characters that start them.
    private static let ends: [Unicode.Scalar: Unicode.Scalar] = [
        "\"": "\"", "'": "'", "(": ")", "[": "]", "{": "}",
    ]
}
