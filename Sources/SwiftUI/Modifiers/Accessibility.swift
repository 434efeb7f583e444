extension View {
    /// Sets the identifier by which tests find the view.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        modifier(NodeModifier { $0.identifier = identifier })
    }

    /// Sets the text that assistive technology speaks for the view.
    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        modifier(TextModifier(label) { $0.accessibilityLabel = $1 })
    }

    /// Sets the text that assistive technology speaks for the view.
    nonisolated public func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(label))
    }

    /// Sets the text that assistive technology speaks for the view.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View {
        accessibilityLabel(Text(label))
    }

    /// Hides the view from assistive technology.
    nonisolated public func accessibilityHidden(_ isHidden: Bool) -> some View {
        modifier(NodeModifier { $0.isAccessibilityHidden = isHidden })
    }

    /// Sets the text that assistive technology speaks for the value of the view.
    nonisolated public func accessibilityValue(_ value: Text) -> some View {
        modifier(TextModifier(value) { $0.accessibilityValue = $1 })
    }

    /// Sets the text that assistive technology speaks for the value of the view.
    nonisolated public func accessibilityValue(_ value: LocalizedStringKey) -> some View {
        accessibilityValue(Text(value))
    }

    /// Sets the text that assistive technology speaks for the value of the view.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<Content: StringProtocol>(_ value: Content) -> some View {
        accessibilityValue(Text(value))
    }

    /// Sets the text with which assistive technology describes what the view does when it is used.
    nonisolated public func accessibilityHint(_ hint: Text) -> some View {
        modifier(TextModifier(hint) { $0.accessibilityHint = $1 })
    }

    /// Sets the text with which assistive technology describes what the view does when it is used.
    nonisolated public func accessibilityHint(_ hint: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hint))
    }

    /// Sets the text with which assistive technology describes what the view does when it is used.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<Content: StringProtocol>(_ hint: Content) -> some View {
        accessibilityHint(Text(hint))
    }
}
