/// A control for a line of text.
public struct TextField<Label: View> {
    private let text: Binding<String>
    private let prompt: Text?
    private let label: Label

    /// Creates a control with a label, and a text that it shows while it is empty.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.text = text
        self.prompt = prompt
        self.label = label()
    }
}

extension TextField where Label == Text {
    /// Creates a control whose label is a text.
    public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }

    /// Creates a control whose label is a text.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
}

extension TextField: View {
    /// The control.
    public var body: some View {
        TextControl(kind: .textField, text: text, prompt: prompt, label: label)
    }
}

/// A control for a text that nobody else should see.
public struct SecureField<Label: View> {
    private let text: Binding<String>
    private let prompt: Text?
    private let label: Label

    /// Creates a control with a label, and a text that it shows while it is empty.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.text = text
        self.prompt = prompt
        self.label = label()
    }
}

extension SecureField where Label == Text {
    /// Creates a control whose label is a text.
    public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }

    /// Creates a control whose label is a text.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
}

extension SecureField: View {
    /// The control.
    public var body: some View {
        TextControl(kind: .secureField, text: text, prompt: prompt, label: label)
    }
}

/// A control for a text of several lines. `accessibilityLabel` is its label.
public struct TextEditor: View {
    private let text: Binding<String>

    /// Creates a control.
    public init(text: Binding<String>) {
        self.text = text
    }

    /// The control.
    public var body: some View {
        TextControl(kind: .textEditor, text: text, prompt: nil, label: EmptyView())
    }
}

/// A control for a text.
private struct TextControl<Label: View>: View {
    let kind: ControlKind
    let text: Binding<String>
    let prompt: Text?
    let label: Label

    var body: some View {
        ControlView(kind, prompt: prompt?.string) {
            .text(text.wrappedValue)
        } enter: { value in
            guard case .text(let entered) = value else { throw ViewInputError.invalidValue(value.text) }
            text.wrappedValue = entered
        } label: {
            label
        } message: {
        }
    }
}

/// A control that is on or off.
public struct Toggle<Label: View> {
    private let isOn: Binding<Bool>
    private let label: Label

    /// Creates a control with a label.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }
}

extension Toggle where Label == Text {
    /// Creates a control whose label is a text.
    public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }

    /// Creates a control whose label is a text.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

extension Toggle: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        guard let style = context.environment.styles.toggle else { return context.nodes(of: control) }
        return nodes(style, in: context)
    }

    @MainActor private func nodes(_ style: some ToggleStyle, in context: EvaluationContext) -> [ViewNode] {
        let configuration = ToggleStyleConfiguration(label: AnyView(label), isOn: isOn)
        return context.nodes(styledBy: style, \.toggle) { place in
            place.nodes(linking: style) { $0.makeBody(configuration: configuration) }
        }
    }

    @MainActor private var control: some View {
        ControlView(.toggle) {
            .isOn(isOn.wrappedValue)
        } enter: { value in
            guard case .isOn(let entered) = value else { throw ViewInputError.invalidValue(value.text) }
            isOn.wrappedValue = entered
        } label: {
            label
        } message: {
        }
    }
}
