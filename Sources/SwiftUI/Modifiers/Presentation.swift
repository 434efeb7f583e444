extension View {
    /// Shows a sheet above the page while a value is true.
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(SheetModifier(isPresented: isPresented, onDismiss: onDismiss, sheet: content))
    }

    /// Shows an alert above the page while a value is true. Each of its buttons dismisses it.
    nonisolated public func alert<Actions: View, Message: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message
    ) -> some View {
        modifier(AlertModifier(title: title, isPresented: isPresented, actions: actions, message: message))
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
}

/// Shows a sheet.
private struct SheetModifier<Sheet: View> {
    /// Whether the last evaluation showed the sheet.
    private final class Memory {
        var isPresented = false
    }

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
            let place = context.child(.part(.sheet))
            let dismissal = place.register(.immediate { isPresented.wrappedValue = false })
            context.present(place.node(.sheet, children: sheet(), action: dismissal))
        }
        context.afterEvaluation { _ in
            let memory = context.scope.object(at: 0) { Memory() }
            if memory.isPresented, !isShown { onDismiss?() }
            memory.isPresented = isShown
        }
        return nodes
    }
}

/// Shows an alert.
private struct AlertModifier<Actions: View, Message: View> {
    let title: Text
    let isPresented: Binding<Bool>
    let actions: () -> Actions
    let message: () -> Message
}

extension AlertModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        let nodes = context.child(.child(0)).nodes(of: content)
        if isPresented.wrappedValue { context.present(alert(in: context.child(.part(.alert)))) }
        return nodes
    }

    @MainActor private func alert(in context: EvaluationContext) -> ViewNode {
        let isPresented = isPresented
        let dismiss: @MainActor () -> Void = { isPresented.wrappedValue = false }
        var place = context
        place.environment.buttonCompletion = dismiss
        var node = place.node(.alert, children: actions(), action: context.register(.immediate(dismiss)))
        node.parts[.title] = context.nodes(of: title, as: .title)
        node.parts[.message] = context.nodes(of: message(), as: .message)
        return node
    }
}
