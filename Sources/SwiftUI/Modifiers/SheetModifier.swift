/// Shows a sheet or a popover.
struct SheetModifier<Sheet: View> {
    /// Whether the last evaluation showed the sheet.
    private final class Memory {
        var isPresented = false
    }

    /// What is shown.
    enum Kind {
        case sheet, fullScreen, popover
    }

    let kind: Kind
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
            context.present {
                node(in: context.child(.part(.sheet))) { isPresented.wrappedValue = false }
            }
        }
        context.afterEvaluation { _, scope in
            let memory = scope.object(at: 0) { Memory() }
            if memory.isPresented, !isShown { onDismiss?() }
            memory.isPresented = isShown
        }
        return nodes
    }

    @MainActor private func node(in context: EvaluationContext, dismiss: @escaping @MainActor () -> Void) -> ViewNode {
        var place = context
        let scope = SheetScope()
        place.environment.dismiss = DismissAction(dismiss)
        place.environment.isPresented = true
        place.environment.screen = nil
        place.environment.sheet = scope
        place.environment.rowSelection = nil
        let children = place.nodes(of: sheet(), as: .children)
        let canDismiss = kind != .fullScreen && !scope.isDismissDisabled
        let action = canDismiss ? place.register(.immediate(dismiss)) : nil
        let own = context.location(at: 0, initialValue: PresentationDetent?.none)
        let index = scope.index(of: own.value)
        scope.look.isFullScreen = kind == .fullScreen
        scope.look.height = scope.detents.isEmpty ? nil : scope.detents[index].height
        var node = place.node(kind == .popover ? .popover : .sheet(scope.look), action: action)
        node.children = children
        if !scope.background.isEmpty { node.parts[.background] = scope.background }
        if scope.detents.count > 1, scope.dragIndicator != .hidden {
            let next = scope.detents[(index + 1) % scope.detents.count]
            let selection = scope.selection
            let change = context.register(
                .immediate {
                    own.value = next
                    selection?.wrappedValue = next
                }, id: "\(node.id)-g")
            node.parts[.header] = [grabber(change, in: context)]
        }
        return node
    }

    /// Returns the button that changes the height of the sheet.
    @MainActor private func grabber(_ action: String, in context: EvaluationContext) -> ViewNode {
        var button = ViewNode(id: action, kind: .button(nil, .plain), action: action)
        button.children = [ViewNode(id: "\(action)-i", kind: .symbol("chevron.up.chevron.down", isResizable: false))]
        button.accessibilityLabel = SystemText.height.string(in: context.environment)
        return button
    }
}
