public import Foundation

extension EnvironmentValues {
    /// The font of texts. Nil is that of the page.
    @Entry public var font: Font?

    @Entry public var multilineTextAlignment: TextAlignment = .leading

    /// The space between the lines of a text, in CSS pixels.
    @Entry public var lineSpacing: CGFloat = 0

    /// Upper or lower case. Nil keeps the case.
    @Entry public var textCase: Text.Case?

    /// Where a text is cut off. The browser cuts off the end.
    @Entry public var truncationMode: Text.TruncationMode = .tail

    /// How small a text can become to fit in its space. The browser wraps it instead.
    @Entry public var minimumScaleFactor: CGFloat = 1

    /// Whether letters can move together to fit in the space. The browser wraps the text instead.
    @Entry public var allowsTightening: Bool = false

    /// The least height of a row of a list. The style sheet sets that of the page.
    @Entry public var defaultMinListRowHeight: CGFloat = 44

    /// The least height of a header in a list. The style sheet sets that of the page.
    @Entry public var defaultMinListHeaderHeight: CGFloat?
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
