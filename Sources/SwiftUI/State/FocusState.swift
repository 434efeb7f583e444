package import Diagnostics

/// The control that has the focus of the keyboard.
///
/// Setting it moves the focus when the page is next shown. The page does not report where the user moves it.
@propertyWrapper
public struct FocusState<Value: Hashable> {
    private var state: State<Value>

    /// Creates the state of one control.
    public init() where Value == Bool {
        state = State(initialValue: false)
    }

    /// Creates the state of several controls, of which one or none has the focus.
    public init<Field: Hashable>() where Value == Field? {
        state = State(initialValue: nil)
    }

    /// The control that has the focus.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    /// A binding to the control that has the focus.
    public var projectedValue: Binding { Binding(state.projectedValue) }

    /// A reference to a focus state.
    @propertyWrapper
    public struct Binding {
        private let binding: SwiftUI.Binding<Value>

        /// Creates a reference to a value that is stored elsewhere.
        package init(_ binding: SwiftUI.Binding<Value>) {
            self.binding = binding
        }

        /// The control that has the focus.
        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }

        /// The reference itself.
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
