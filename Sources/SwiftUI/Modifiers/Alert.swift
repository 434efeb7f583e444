public import Foundation

extension View {
    /// Shows an alert above the page while a value is true. Each of its buttons dismisses it.
    nonisolated public func alert<Actions: View, Message: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message
    ) -> some View {
        modifier(
            AlertModifier(kind: .alert, title: title, isPresented: isPresented, actions: actions, message: message))
    }

    /// Shows an alert above the page while a value is true. Each of its buttons dismisses it.
    nonisolated public func alert<Actions: View, Message: View>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions, message: message)
    }

    /// Shows an alert above the page while a value is true. Each of its buttons dismisses it.
    @_disfavoredOverload
    nonisolated public func alert<Title: StringProtocol, Actions: View, Message: View>(
        _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions, message: message)
    }

    /// Shows an alert above the page while a value is true. Each of its buttons dismisses it.
    nonisolated public func alert<Actions: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        alert(title, isPresented: isPresented, actions: actions, message: EmptyView.init)
    }

    /// Shows an alert above the page while a value is true. Each of its buttons dismisses it.
    nonisolated public func alert<Actions: View>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions)
    }

    /// Shows an alert above the page while a value is true. Each of its buttons dismisses it.
    @_disfavoredOverload
    nonisolated public func alert<Title: StringProtocol, Actions: View>(
        _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions)
    }
}

extension View {
    nonisolated public func alert<Item, Actions: View, Message: View>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: Item?,
        @ViewBuilder actions: @escaping (Item) -> Actions, @ViewBuilder message: @escaping (Item) -> Message
    ) -> some View {
        modifier(
            AlertModifier(
                kind: .alert, title: title, isPresented: isPresented.and(data != nil),
                actions: { data.map(actions) }, message: { data.map(message) }))
    }

    nonisolated public func alert<Item, Actions: View, Message: View>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Item?,
        @ViewBuilder actions: @escaping (Item) -> Actions, @ViewBuilder message: @escaping (Item) -> Message
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    @_disfavoredOverload
    nonisolated public func alert<Title: StringProtocol, Item, Actions: View, Message: View>(
        _ title: Title, isPresented: Binding<Bool>, presenting data: Item?,
        @ViewBuilder actions: @escaping (Item) -> Actions, @ViewBuilder message: @escaping (Item) -> Message
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    nonisolated public func alert<Item, Actions: View>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: Item?,
        @ViewBuilder actions: @escaping (Item) -> Actions
    ) -> some View {
        alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
    }

    nonisolated public func alert<Item, Actions: View>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Item?,
        @ViewBuilder actions: @escaping (Item) -> Actions
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
    }

    @_disfavoredOverload
    nonisolated public func alert<Title: StringProtocol, Item, Actions: View>(
        _ title: Title, isPresented: Binding<Bool>, presenting data: Item?,
        @ViewBuilder actions: @escaping (Item) -> Actions
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
    }

    /// Shows an alert about an error while a value is true. The description of the error is its title.
    nonisolated public func alert<Problem: LocalizedError, Actions: View>(
        isPresented: Binding<Bool>, error: Problem?, @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        alert(isPresented: isPresented, error: error, actions: { _ in actions() }, message: { _ in EmptyView() })
    }

    /// Shows an alert about an error while a value is true. The description of the error is its title.
    nonisolated public func alert<Problem: LocalizedError, Actions: View, Message: View>(
        isPresented: Binding<Bool>, error: Problem?, @ViewBuilder actions: @escaping (Problem) -> Actions,
        @ViewBuilder message: @escaping (Problem) -> Message
    ) -> some View {
        alert(
            Text(error?.errorDescription ?? error?.localizedDescription ?? ""), isPresented: isPresented,
            presenting: error, actions: actions, message: message)
    }
}

extension Binding<Bool> {
    /// Whether both values are true. Setting it sets this one.
    func and(_ condition: Bool) -> Binding<Bool> {
        Binding(get: { wrappedValue && condition }, set: { wrappedValue = $0 })
    }
}

/// Shows an alert or a choice of actions.
struct AlertModifier<Actions: View, Message: View> {
    let kind: ViewNode.Kind
    let title: Text
    let isPresented: Binding<Bool>
    let actions: () -> Actions
    let message: () -> Message
}

extension AlertModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        let nodes = context.child(.child(0)).nodes(of: content)
        if isPresented.wrappedValue { context.present { alert(in: context.child(.part(.alert))) } }
        return nodes
    }

    @MainActor private func alert(in context: EvaluationContext) -> ViewNode {
        let isPresented = isPresented
        let dismiss: @MainActor () -> Void = { isPresented.wrappedValue = false }
        var place = context
        place.environment.buttonCompletion = dismiss
        let action = context.register(.immediate(dismiss))
        var node = place.node(kind, children: actions(), action: action)
        if case .alert = kind, node.children.isEmpty {
            // The text is the system's, so it is not one that the view should get from its ViewModel.
            let button = Button {
            } label: {
                Text(provided: "OK")
            }
            node = place.node(kind, children: button, action: action)
        }
        node.parts[.title] = context.nodes(of: title, as: .title)
        node.parts[.message] = context.nodes(of: message(), as: .message)
        return node
    }
}
