public import Foundation

extension EnvironmentValues {
    private enum FontKey: EnvironmentKey {
        static var defaultValue: Font? { nil }
    }

    private enum AlignmentKey: EnvironmentKey {
        static let defaultValue = TextAlignment.leading
    }

    private enum LineSpacingKey: EnvironmentKey {
        static var defaultValue: CGFloat { 0 }
    }

    private enum TextCaseKey: EnvironmentKey {
        static var defaultValue: Text.Case? { nil }
    }

    private enum TruncationKey: EnvironmentKey {
        static let defaultValue = Text.TruncationMode.tail
    }

    private enum ScaleFactorKey: EnvironmentKey {
        static var defaultValue: CGFloat { 1 }
    }

    private enum TighteningKey: EnvironmentKey {
        static let defaultValue = false
    }

    private enum RowHeightKey: EnvironmentKey {
        static var defaultValue: CGFloat { 44 }
    }

    private enum HeaderHeightKey: EnvironmentKey {
        static var defaultValue: CGFloat? { nil }
    }

    /// The font of texts. Nil is that of the page.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// How the lines of a text are aligned.
    public var multilineTextAlignment: TextAlignment {
        get { self[AlignmentKey.self] }
        set { self[AlignmentKey.self] = newValue }
    }

    /// The space between the lines of a text, in CSS pixels.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    /// Upper or lower case. Nil keeps the case.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }

    /// Where a text is cut off. The browser cuts off the end.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationKey.self] }
        set { self[TruncationKey.self] = newValue }
    }

    /// How small a text can become to fit in its space. The browser wraps it instead.
    public var minimumScaleFactor: CGFloat {
        get { self[ScaleFactorKey.self] }
        set { self[ScaleFactorKey.self] = newValue }
    }

    /// Whether letters can move together to fit in the space. The browser wraps the text instead.
    public var allowsTightening: Bool {
        get { self[TighteningKey.self] }
        set { self[TighteningKey.self] = newValue }
    }

    /// The least height of a row of a list. The style sheet sets that of the page.
    public var defaultMinListRowHeight: CGFloat {
        get { self[RowHeightKey.self] }
        set { self[RowHeightKey.self] = newValue }
    }

    /// The least height of a header in a list. The style sheet sets that of the page.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[HeaderHeightKey.self] }
        set { self[HeaderHeightKey.self] = newValue }
    }
}

extension StyleAttribute {
    /// Sets what the attribute says in an environment.
    func apply(to environment: inout EnvironmentValues) {
        switch self {
        case .font(let font): environment.font = font
        case .textAlignment(let alignment): environment.multilineTextAlignment = alignment
        case .lineSpacing(let spacing): environment.lineSpacing = spacing
        case .textCase(let textCase): environment.textCase = textCase
        default: switchTrait(in: &environment)
        }
    }

    /// Creates what a value of the environment says about the appearance. Nil for any other value.
    init?<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>, _ value: Value) {
        switch (keyPath as AnyKeyPath, value) {
        case (\EnvironmentValues.font, let font as Font): self = .font(font)
        case (\EnvironmentValues.multilineTextAlignment, let alignment as TextAlignment):
            self = .textAlignment(alignment)
        case (\EnvironmentValues.lineSpacing, let spacing as CGFloat): self = .lineSpacing(spacing)
        case (\EnvironmentValues.textCase, let textCase as Text.Case): self = .textCase(textCase)
        default: return nil
        }
    }
}

/// Adds an attribute to each node of a view, and to the environment of the view.
struct StyleModifier {
    let attribute: StyleAttribute?
}

extension StyleModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        var place = context.child(.content)
        if let note = attribute?.note(in: context.environment) { context.report(note) }
        let attribute = attribute?.shown(in: context.environment)
        attribute?.apply(to: &place.environment)
        return place.nodes(of: content).map { node in
            var node = node
            if let attribute { node.style.append(attribute) }
            return node
        }
    }
}
