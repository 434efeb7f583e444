package import Diagnostics

/// A text of one or several styles. Its environment decides about its language and its formats.
public struct Text: Equatable, Sendable {
    /// The parts, in order.
    private(set) var pieces: [TextPiece]
    /// Whether the view puts several texts together.
    private var isSum = false
    private var problem: Diagnostic?
    /// What assistive technology speaks instead. Empty for the text itself.
    private var spoken: [TextPiece] = []

    init(_ content: TextPiece.Content, style: [StyleAttribute] = []) {
        pieces = [TextPiece(content: content, style: style)]
    }

    /// Creates a text from a string that is shown as it is.
    public init(verbatim content: String) {
        self.init(.plain(content))
    }

    /// Creates a text that a ViewModel provides in the language of the page.
    package init(provided content: String) {
        self.init(.provided(content))
    }

    /// Creates a text that SwiftUI itself shows, in the language of the page.
    init(system content: SystemText) {
        self.init(.system(content))
    }

    /// Creates a text from a string that is shown as it is.
    @_disfavoredOverload
    public init<Content: StringProtocol>(_ content: Content) {
        self.init(verbatim: String(content))
    }

    /// Creates a text from a literal, which the String Catalogs of the package translate. Its Markdown is formatted.
    ///
    /// The catalogs of all targets have the texts, so `bundle` is not used.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(.key(key, table: tableName))
    }

    /// Creates a text that the String Catalogs of the package translate.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        self.init(.key(resource.key, table: resource.table))
    }

    public init(_ image: Image) {
        self.init(.image(image))
    }

    /// Creates a text from a string with attributes: those of SwiftUI, `link`, and what Markdown makes.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        self.init(.attributed(attributedContent))
    }

    /// Creates a text that could not be provided, with what to show in its place.
    package init(_ replacement: String, problem: Diagnostic) {
        self.init(provided: replacement)
        self.problem = problem
    }

    /// Returns both texts as one. Each keeps its style.
    public static func + (left: Text, right: Text) -> Text {
        var text = left
        text.pieces += right.pieces
        text.isSum = true
        text.problem = left.problem ?? right.problem
        if !left.spoken.isEmpty || !right.spoken.isEmpty { text.spoken = left.spokenOrShown + right.spokenOrShown }
        return text
    }

    /// Whether both show the same in the same style, wherever it is from.
    public static func == (left: Text, right: Text) -> Bool {
        left.pieces.map(\.withoutSource) == right.pieces.map(\.withoutSource)
            && left.spoken.map(\.withoutSource) == right.spoken.map(\.withoutSource)
            && left.isSum == right.isSum && left.problem == right.problem
    }

    private var spokenOrShown: [TextPiece] { spoken.isEmpty ? pieces : spoken }

    /// Sets the text that assistive technology speaks for this one.
    public func accessibilityLabel(_ label: Text) -> Text {
        var text = self
        text.spoken = label.pieces
        return text
    }

    /// Sets the text that assistive technology speaks for this one.
    public func accessibilityLabel(_ label: LocalizedStringKey) -> Text { accessibilityLabel(Text(label)) }

    /// Sets the text that assistive technology speaks for this one.
    @_disfavoredOverload
    public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> Text { accessibilityLabel(Text(label)) }

    /// Returns the text without its styles.
    package func string(in environment: EnvironmentValues) -> String { resolved(in: environment).string }

    /// Adds an attribute after those of each part, which apply before it.
    func styled(_ attribute: StyleAttribute?) -> Text {
        guard let attribute else { return self }
        var text = self
        for index in pieces.indices { text.pieces[index].style.append(attribute) }
        return text
    }

    /// Notes that the shadow of a style is not shown.
    func withoutShadow(of style: some ShapeStyle) -> Text {
        guard style._shadow != nil else { return self }
        var text = self
        text.problem =
            problem
            ?? Diagnostic(
                .withoutEffect, "The shadow of a style has no effect in a Text. Use the modifier shadow.",
                subject: "The shadow of a style")
        return text
    }
}

extension Text: PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        if let problem { context.report(problem) }
        let resolved = resolved(in: context.environment)
        report(resolved, in: context)
        var node = context.node(.text(resolved.runs))
        if !spoken.isEmpty {
            var label = self
            (label.pieces, label.spoken) = (spoken, [])
            node.accessibilityLabel = label.string(in: context.environment)
        }
        if context.environment.isRedacted { node.redact() }
        if let limit = context.environment.lineLimit { node.style.append(.lineLimit(max(limit, 1))) }
        if let lines = context.environment.reservedLines { node.style.append(.reservedLines(max(lines, 1))) }
        return [node]
    }

    @MainActor private func report(_ resolved: ResolvedText, in context: EvaluationContext) {
        if resolved.hasHardCodedLetters {
            context.report(hardCoded: resolved.string)
        } else if isSum || resolved.isComposed {
            context.report(composed: resolved.string)
        } else if resolved.isPlain {
            context.report(plain: resolved.string)
        }
        for problem in resolved.notes { context.report(problem) }
    }
}
