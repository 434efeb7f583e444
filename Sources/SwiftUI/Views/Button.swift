public struct Button<Label: View> {
    private let role: ButtonRole?
    private let action: ViewAction
    private let label: Label

    @preconcurrency public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    @preconcurrency public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.role = role
        self.action = .immediate(action)
        self.label = label()
    }

    /// Creates a button whose action is a task of the session.
    package init(role: ButtonRole? = nil, task: @escaping ViewTask, @ViewBuilder label: () -> Label) {
        self.role = role
        action = .task(task)
        self.label = label()
    }
}

extension Button where Label == Text {
    @preconcurrency public init(
        _ title: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }

    @_disfavoredOverload
    @preconcurrency public init<Title: StringProtocol>(
        _ title: Title, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    @preconcurrency public init(
        _ title: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
    }

    @_disfavoredOverload
    @preconcurrency public init<Title: StringProtocol>(
        _ title: Title, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}

extension Button: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        let completion = context.environment.buttonCompletion
        let id = context.register(completion.map { action.preceded(by: $0) } ?? action)
        let (appearance, content) = context.styled(AnyView(label), role: role)
        return [context.node(.button(role, appearance), children: content, action: id)]
    }
}

public enum ButtonRole: String, Hashable, Sendable {
    case destructive
    case cancel
}

/// A task of a session. It returns the error that it has shown to the user, if there was one.
package typealias ViewTask = @MainActor @Sendable () async -> (any Error)?

/// What a control does when the user uses it.
package enum ViewAction {
    /// A function that ends at once.
    case immediate(@MainActor () -> Void)
    /// A task that the session waits for.
    case task(ViewTask)

    /// Returns the action after a function that ends at once.
    func preceded(by function: @escaping @MainActor () -> Void) -> ViewAction {
        switch self {
        case .immediate(let action):
            .immediate {
                function()
                action()
            }
        case .task(let action):
            .task {
                function()
                return await action()
            }
        }
    }
}
