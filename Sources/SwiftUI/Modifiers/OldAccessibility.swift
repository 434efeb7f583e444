extension View {
    /// Sets the text that assistive technology speaks for the view.
    nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

    /// Sets the text that assistive technology speaks for the value of the view.
    nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }

    /// Sets the text with which assistive technology describes what the view does when it is used.
    nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

    /// Hides the view from assistive technology.
    nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

    /// Sets the identifier by which tests find the view.
    nonisolated public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

    /// Adds to what assistive technology says about the view.
    nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
        accessibilityAddTraits(traits)
    }

    /// Removes something from what assistive technology says about the view.
    nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }

    nonisolated public func accessibility(sortPriority: Double) -> some View {
        withoutEffect("A page is read in the order of its elements. Write the views in that order.")
    }

    /// Sets the names by which the view is found with the voice.
    nonisolated public func accessibility(inputLabels: [Text]) -> some View {
        withoutEffect("Voice control of a browser uses the visible text and the accessibility label.")
    }
}

extension View {
    /// Sets the text that assistive technology speaks for the view, if it is enabled.
    nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        modifier(TextModifier(label) { if isEnabled { $0.accessibilityLabel = $1 } })
    }

    /// Sets the text that assistive technology speaks for the view, if it is enabled.
    nonisolated public func accessibilityLabel(_ label: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    /// Sets the text that assistive technology speaks for the view, if it is enabled.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<Label: StringProtocol>(_ label: Label, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    /// Sets the text that assistive technology speaks for the value of the view, if it is enabled.
    nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
        modifier(TextModifier(value) { if isEnabled { $0.accessibilityValue = $1 } })
    }

    /// Sets the text that assistive technology speaks for the value of the view, if it is enabled.
    nonisolated public func accessibilityValue(_ value: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }

    /// Sets the text that assistive technology speaks for the value of the view, if it is enabled.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<Value: StringProtocol>(_ value: Value, isEnabled: Bool) -> some View {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }

    /// Sets the text with which assistive technology describes what the view does, if it is enabled.
    nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
        modifier(TextModifier(hint) { if isEnabled { $0.accessibilityHint = $1 } })
    }

    /// Sets the text with which assistive technology describes what the view does, if it is enabled.
    nonisolated public func accessibilityHint(_ hint: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }

    /// Sets the text with which assistive technology describes what the view does, if it is enabled.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<Hint: StringProtocol>(_ hint: Hint, isEnabled: Bool) -> some View {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }

    /// Sets the identifier by which tests find the view, if it is enabled.
    nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
        modifier(NodeModifier { if isEnabled { $0.identifier = identifier } })
    }

    /// Hides the view from assistive technology, if it is enabled.
    nonisolated public func accessibilityHidden(_ isHidden: Bool, isEnabled: Bool) -> some View {
        modifier(NodeModifier { if isEnabled { $0.isAccessibilityHidden = isHidden } })
    }
}
