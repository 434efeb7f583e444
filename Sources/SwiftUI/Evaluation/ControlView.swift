/// A control with a value, from which the controls of this module and of others are made.
package struct ControlView<Label: View, Message: View> {
    private let kind: ControlKind
    private let value: @MainActor () -> ControlValue
    private let enter: @MainActor (ControlValue) throws -> Void
    private let focus: ControlFocus?
    private let prompt: Text?
    private let details: (any Sendable)?
    private let label: Label
    private let message: Message

    /// Creates a control.
    ///
    /// - Parameters:
    ///   - kind: The kind of control.
    ///   - focus: The state that has the focus of the keyboard. Nil if the view has none.
    ///   - prompt: The text that it shows while it is empty.
    ///   - details: What another module needs to render it.
    ///   - value: Returns its value.
    ///   - enter: Sets its value to what the user entered, or throws an error if that is not a value of the control.
    ///   - label: The label.
    ///   - message: What the user must know about the value.
    package init(
        _ kind: ControlKind, focus: ControlFocus? = nil, prompt: Text? = nil, details: (any Sendable)? = nil,
        value: @escaping @MainActor () -> ControlValue, enter: @escaping @MainActor (ControlValue) throws -> Void,
        @ViewBuilder label: () -> Label, @ViewBuilder message: () -> Message
    ) {
        self.kind = kind
        self.focus = focus
        self.prompt = prompt
        self.details = details
        self.value = value
        self.enter = enter
        self.label = label()
        self.message = message()
    }
}

extension ControlView: PrimitiveView {
    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        context.register(entry: enter)
        var node = context.node(.control(kind, value()), action: context.environment.submitAction.map(context.register))
        node.parts[.label] = context.nodes(of: label, as: .label)
        node.parts[.message] = context.nodes(of: message, as: .message)
        focus?.apply(to: &node, in: context)
        node.prompt = prompt?.string(in: context.environment)
        node.details = details
        node.hidesLabel = context.environment.hidesLabels
        node.appearance = kind.appearance(in: context.environment)
        if kind.isText { node.input = context.environment.textInput }
        return [node]
    }
}

/// The focus of a control, as a view knows it.
package struct ControlFocus {
    private let isFocused: Bool
    private let move: @MainActor (Bool) -> Void

    /// Creates the focus of a control that has it while two values are equal.
    package init<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) {
        isFocused = binding.wrappedValue == value
        // Safe because only the main actor, which evaluates views, uses them.
        nonisolated(unsafe) let (binding, value) = (binding, value)
        move = { binding.move($0, control: value) }
    }

    /// Creates the focus of a control that reports when it has it.
    init(isFocused: Bool, move: @escaping @MainActor (Bool) -> Void) {
        self.isFocused = isFocused
        self.move = move
    }

    @MainActor func apply(to node: inout ViewNode, in context: EvaluationContext) {
        guard case .control = node.kind else { return }
        node.isFocused = isFocused
        node.reportsFocus = true
        context.register(focus: move, of: node.id)
    }
}

extension ControlKind {
    /// The style of the control. Nil is the default one.
    fileprivate func appearance(in environment: EnvironmentValues) -> String? {
        switch self {
        case .textField, .secureField: environment.textFieldAppearance
        case .picker: environment.pickerAppearance
        case .textEditor: environment.textEditorAppearance
        case .searchField, .toggle, .colorPicker, .datePicker, .slider: nil
        }
    }
}
