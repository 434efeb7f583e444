package import Diagnostics

/// The control that has the focus of the keyboard.
///
/// Setting it moves the focus when the page is next shown. The page reports where the user moves it.
@propertyWrapper
public struct FocusState<Value: Hashable> {
    private var state: State<Value>
    private let unfocused: Value

    public init() where Value == Bool {
        state = State(initialValue: false)
        unfocused = false
    }

    /// Creates the state of several controls, of which one or none has the focus.
    public init<Field: Hashable>() where Value == Field? {
        state = State(initialValue: nil)
        unfocused = nil
    }

    /// The control that has the focus.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    /// A binding to the control that has the focus.
    public var projectedValue: Binding { Binding(state.projectedValue, unfocused: unfocused) }

    /// A reference to a focus state.
    @propertyWrapper
    public struct Binding {
        private let binding: SwiftUI.Binding<Value>

        private let unfocused: Value

        /// Creates a reference to a value that is stored elsewhere.
        ///
        /// - Parameter unfocused: The value if none of the controls has the focus.
        package init(_ binding: SwiftUI.Binding<Value>, unfocused: Value) {
            self.binding = binding
            self.unfocused = unfocused
        }

        /// The control that has the focus.
        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }

        /// Called when the user moves the focus to the control with a value, or away from it.
        package func move(_ isFocused: Bool, control value: Value) {
            if isFocused != (wrappedValue == value) { wrappedValue = isFocused ? value : unfocused }
        }

        public var projectedValue: Binding { self }
    }
}

extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: Sendable where Value: Sendable {}

extension FocusState: DynamicProperty, LinkedProperty {
    package mutating func link(to slot: Int, in context: EvaluationContext) throws(Diagnostic) {
        try state.link(to: slot, in: context)
    }
}
