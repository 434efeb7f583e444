public struct TextField<Label: View> {
    private let text: FieldText
    private let axis: Axis
    private let prompt: Text?
    private let label: Label
    private let onEditingChanged: ((Bool) -> Void)?
    private let onCommit: (() -> Void)?

    init(
        _ text: FieldText, axis: Axis = .horizontal, prompt: Text?, label: Label,
        onEditingChanged: ((Bool) -> Void)? = nil, onCommit: (() -> Void)? = nil
    ) {
        self.text = text
        self.axis = axis
        self.prompt = prompt
        self.label = label
        self.onEditingChanged = onEditingChanged
        self.onCommit = onCommit
    }

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(FieldText(text), prompt: prompt, label: label())
    }

    /// Creates a control that grows along an axis, with a label, and a text that it shows while it is empty.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(FieldText(text), axis: axis, prompt: prompt, label: label())
    }
}

extension TextField where Label == Text {
    public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(FieldText(text), prompt: prompt, label: Text(title))
    }

    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text? = nil) {
        self.init(FieldText(text), prompt: prompt, label: Text(title))
    }

    public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(FieldText(text), axis: axis, prompt: prompt, label: Text(title))
    }

    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(FieldText(text), axis: axis, prompt: prompt, label: Text(title))
    }

    /// Creates a control that runs functions when the user begins and ends to edit the text, and submits it.
    public init(
        _ title: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(
            FieldText(text), prompt: nil, label: Text(title), onEditingChanged: onEditingChanged, onCommit: onCommit)
    }

    /// Creates a control that runs functions when the user begins and ends to edit the text, and submits it.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(
            FieldText(text), prompt: nil, label: Text(title), onEditingChanged: onEditingChanged, onCommit: onCommit)
    }

    public init(_ title: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(FieldText(text), prompt: nil, label: Text(title), onCommit: onCommit)
    }

    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(FieldText(text), prompt: nil, label: Text(title), onCommit: onCommit)
    }
}

extension TextField: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        // What was entered, as long as it means the value. So nothing changes under the hands of the user.
        let entered = context.location(at: 0, initialValue: String?.none)
        let isEdited = context.location(at: 1, initialValue: false)
        let text = text.localized(context.environment)
        var place = context
        if let onCommit { place.environment.submitAction = .immediate { onCommit() } }
        let focus = onEditingChanged.map { changed in
            ControlFocus(isFocused: isEdited.value) { isFocused in
                guard isFocused != isEdited.value else { return }
                isEdited.value = isFocused
                changed(isFocused)
            }
        }
        let control = ControlView(axis == .vertical ? .textEditor : .textField, focus: focus, prompt: prompt) {
            .text(Self.shown(entered.value, text))
        } enter: { value in
            guard case .text(let new) = value else { throw ViewInputError.invalidValue(value.text) }
            if new != Self.shown(entered.value, text) { entered.value = new }
            text.enter(new)
        } label: {
            label
        } message: {
        }
        return place.nodes(of: control)
    }

    private static func shown(_ entered: String?, _ text: LocalizedFieldText) -> String {
        guard let entered else { return text.text() }
        let written = text.written(entered)
        return written == nil || written == text.text() ? entered : text.text()
    }
}

public struct SecureField<Label: View> {
    private let text: Binding<String>
    private let prompt: Text?
    private let label: Label

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.text = text
        self.prompt = prompt
        self.label = label()
    }
}

extension SecureField where Label == Text {
    public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }

    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
}

extension SecureField: View {
    public var body: some View {
        TextControl(kind: .secureField, text: text, prompt: prompt, label: label)
    }
}

/// A control for a text of several lines. `accessibilityLabel` is its label.
public struct TextEditor: View {
    private let text: Binding<String>

    public init(text: Binding<String>) {
        self.text = text
    }

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
        ControlView(kind, prompt: prompt) {
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

public struct Toggle<Label: View> {
    private let isOn: Binding<Bool>
    private let label: Label

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }
}

extension Toggle where Label == Text {
    public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }

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
