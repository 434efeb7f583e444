import HTMLParsing

/// What an element's `style` attribute says of white space and lines.
struct InlineStyle {
    /// By their names, the declarations that count.
    private var declarations: [String: StyleDeclaration] = [:]
    /// The properties with a value that is not known here, so that neither is which of their values counts.
    private var doubts: Set<String> = []

    /// Nil where the attribute says nothing of the kind.
    init?(_ element: HTMLElement) {
        guard let style = element.value(of: "style") else { return nil }
        for declaration in StyleDeclaration.all(in: style) {
            guard let known = Self.known[declaration.name] else { continue }
            if !known.contains(declaration.value) { doubts.insert(declaration.name) }
            if declaration.isImportant || declarations[declaration.name]?.isImportant != true {
                declarations[declaration.name] = declaration
            }
        }
        if declarations.isEmpty { return nil }
    }

    /// Whether it may keep white space as it is.
    var keepsWhiteSpace: Bool { !doubts.isDisjoint(with: Self.whiteSpace) }

    /// How the element is on the line.
    func display(instead usual: HTMLDisplay) -> HTMLDisplay {
        if usual == .bounded || usual == .breakOpportunity || declarations.keys.allSatisfy(Self.whiteSpace.contains) {
            return usual
        }
        guard doubts.isSubset(of: Self.whiteSpace), usual != .lineBreak, usual != .hidden else { return .bounded }
        if leavesFlow { return .atomic }
        switch declarations["display"]?.value {
        case nil: return usual
        case let value? where Self.inlines.contains(value): return usual == .atomic ? .bounded : .inline
        case let value? where Self.blocks.contains(value): return .block
        default: return .atomic
        }
    }

    private var leavesFlow: Bool {
        let position = declarations["position"]?.value
        return position == "absolute" || position == "fixed" || declarations["float"]?.value ?? "none" != "none"
    }

    private static let inlines: Set = ["contents", "inline"]
    private static let blocks: Set = ["-webkit-box", "block", "flex", "flow-root", "grid", "list-item", "table"]
    private static let objects: Set = ["inline-block", "inline-flex", "inline-grid", "inline-table", "none"]

    private static let whiteSpace: Set = ["-webkit-user-modify", "white-space", "white-space-collapse"]

    /// The properties on which lines and white space depend, with those of their values of which it is known how; of
    /// those about white space, with those that collapse it.
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
