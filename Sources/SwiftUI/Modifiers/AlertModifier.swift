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
