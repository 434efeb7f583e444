extension View {
    /// Shows a sheet above the page while a value is true.
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(SheetModifier(kind: .sheet, isPresented: isPresented, onDismiss: onDismiss, sheet: content))
    }

    /// Shows a sheet above the page while there is a value.
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            SheetModifier(kind: .sheet, isPresented: item.isPresent(), onDismiss: onDismiss) {
                item.wrappedValue.map { content($0).id($0.id) }
            })
    }

    /// Shows a popover above the page while a value is true.
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(SheetModifier(kind: .popover, isPresented: isPresented, onDismiss: nil, sheet: content))
    }

    /// Shows a popover above the page while there is a value.
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            SheetModifier(kind: .popover, isPresented: item.isPresent(), onDismiss: nil) {
                item.wrappedValue.map { content($0).id($0.id) }
            })
    }

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

extension Binding {
    /// Whether there is a value. Setting it to false removes the value.
    package func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
        Binding<Bool>(
            get: { wrappedValue != nil },
            set: { isPresent in if !isPresent { wrappedValue = nil } })
    }
}

/// Shows a sheet or a popover.
private struct SheetModifier<Sheet: View> {
    /// Whether the last evaluation showed the sheet.
    private final class Memory {
        var isPresented = false
    }

    let kind: ViewNode.Kind
    let isPresented: Binding<Bool>
    let onDismiss: (() -> Void)?
    let sheet: () -> Sheet
}

extension SheetModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        let nodes = context.child(.child(0)).nodes(of: content)
        let isPresented = isPresented
        let isShown = isPresented.wrappedValue
        if isShown {
            var place = context.child(.part(.sheet))
            let dismiss: @MainActor () -> Void = { isPresented.wrappedValue = false }
            place.environment.dismiss = DismissAction(dismiss)
            place.environment.screen = nil
            context.present { place.node(kind, children: sheet(), action: place.register(.immediate(dismiss))) }
        }
        context.afterEvaluation { _, scope in
            let memory = scope.object(at: 0) { Memory() }
            if memory.isPresented, !isShown { onDismiss?() }
            memory.isPresented = isShown
        }
        return nodes
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
