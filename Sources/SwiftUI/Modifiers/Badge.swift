extension View {
    /// Shows a number beside the view in a list, or on its tab. Zero is not shown.
    nonisolated public func badge(_ count: Int) -> some View {
        modifier(BadgeModifier(number: count == 0 ? nil : count, text: nil))
    }

    /// Shows a text beside the view in a list, or on its tab.
    nonisolated public func badge(_ label: Text?) -> some View {
        modifier(BadgeModifier(number: nil, text: label?.string))
    }

    /// Shows a text beside the view in a list, or on its tab.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    /// Shows a text beside the view in a list, or on its tab.
    @_disfavoredOverload
    nonisolated public func badge<Label: StringProtocol>(_ label: Label?) -> some View {
        badge(label.map { Text($0) })
    }
}

/// Shows a number or a text beside a view.
private struct BadgeModifier {
    let number: Int?
    let text: String?
}

extension BadgeModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        let number = number?.formatted(.number.locale(context.environment.locale))
        return context.child(.content).nodes(of: content).map { node in
            var node = node
            node.badge = number ?? text
            return node
        }
    }
}
