extension NavigationLink {
    public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(destination(), isShown: isActive, label: label())
    }

    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(destination, isShown: isActive, label: label())
    }

    public init<Value: Hashable>(
        tag: Value, selection: Binding<Value?>, @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(destination(), isShown: selection.isTag(tag), label: label())
    }

    public init<Value: Hashable>(
        destination: Destination, tag: Value, selection: Binding<Value?>, @ViewBuilder label: () -> Label
    ) {
        self.init(destination, isShown: selection.isTag(tag), label: label())
    }

    /// Has no effect: a link shows its view in the next column of a split view, or in front of its stack.
    nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View {
        withoutEffect("A link shows its view in the next column, or in front of its stack.")
    }
}

extension NavigationLink where Label == Text {
    public init(
        _ title: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(destination(), isShown: isActive, label: Text(title))
    }

    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(destination(), isShown: isActive, label: Text(title))
    }

    public init(_ title: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination, isShown: isActive, label: Text(title))
    }

    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination, isShown: isActive, label: Text(title))
    }

    public init<Value: Hashable>(
        _ title: LocalizedStringKey, tag: Value, selection: Binding<Value?>,
        @ViewBuilder destination: () -> Destination
    ) {
        self.init(destination(), isShown: selection.isTag(tag), label: Text(title))
    }

    @_disfavoredOverload
    public init<Title: StringProtocol, Value: Hashable>(
        _ title: Title, tag: Value, selection: Binding<Value?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(destination(), isShown: selection.isTag(tag), label: Text(title))
    }

    public init<Value: Hashable>(
        _ title: LocalizedStringKey, destination: Destination, tag: Value, selection: Binding<Value?>
    ) {
        self.init(destination, isShown: selection.isTag(tag), label: Text(title))
    }

    @_disfavoredOverload
    public init<Title: StringProtocol, Value: Hashable>(
        _ title: Title, destination: Destination, tag: Value, selection: Binding<Value?>
    ) {
        self.init(destination, isShown: selection.isTag(tag), label: Text(title))
    }
}

extension Binding {
    /// Whether the value is a tag. Setting it to false removes the value, if it still is the tag.
    fileprivate func isTag<Wrapped: Hashable>(_ tag: Wrapped) -> Binding<Bool> where Value == Wrapped? {
        Binding<Bool>(
            get: { wrappedValue == tag },
            set: { isShown in if isShown { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil } })
    }
}
