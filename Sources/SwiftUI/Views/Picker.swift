import Diagnostics

/// A choice of one of several values. Each view in it has its value as `tag`, or is an element of a `ForEach` whose id is
/// the value.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
    private let selection: Binding<SelectionValue>
    private let content: Content
    private let label: Label

    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.content = content()
        self.label = label()
    }
}

extension Picker where Label == Text {
    public init(
        _ title: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }

    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

extension Picker {
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
        self.label = label
    }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
    public init(
        _ title: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { SwiftUI.Label(title, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}

extension Picker: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        let options = options(in: context)
        let chosen = options.first { $0.value == selection.wrappedValue }
        let choices = options.map {
            ControlKind.Choice(
                value: $0.id, label: $0.label, symbol: $0.symbol, isData: $0.isData, identifier: $0.identifier)
        }
        let control = ControlView(.picker(choices)) {
            .text(chosen?.id ?? "")
        } enter: { value in
            // The id of an option, so that nothing that is entered becomes a value.
            guard case .text(let text) = value, let option = options.first(where: { $0.id == text }) else {
                throw ViewInputError.invalidValue(value.text)
            }
            selection.wrappedValue = option.value
        } label: {
            label
        } message: {
        }
        return context.nodes(of: control)
    }

    /// A value that can be chosen.
    private struct Option {
        /// The key of the value, which stays the same when there are other options. The label stands for a random value.
        let id: String
        let value: SelectionValue
        let label: String
        /// The name of the icon, if it shows nothing else.
        let symbol: String?
        let isData: Bool
        let identifier: String?
    }

    @MainActor private func options(in context: EvaluationContext) -> [Option] {
        var copies: [String: Int] = [:]
        return context.nodes(of: content, as: .children).flatMap(\.choices).compactMap { node in
            let texts = node.texts
            let symbol = texts.isEmpty ? node.all.compactMap(\.symbol).first : nil
            let label = node.all.compactMap(\.accessibilityLabel).first ?? symbol ?? texts.joined(separator: " ")
            guard let value = node.tag?.value(as: SelectionValue.self) else {
                context.report(.untagged(label, SelectionValue.self, in: context.viewName))
                return nil
            }
            let text = StableText.of(value) ?? "random \(label)"
            let copy = copies[text, default: 0]
            copies[text] = copy + 1
            let id = ElementKey.known("\(text) \(copy)").text
            return Option(
                id: id, value: value, label: label, symbol: symbol, isData: node.all.allSatisfy(\.showsOnlyData),
                identifier: node.identifier)
        }
    }
}

extension View {
    nonisolated public func tag<Value: Hashable>(_ tag: Value) -> some View {
        // Safe because only the main actor reads it.
        nonisolated(unsafe) let tag = tag
        return modifier(NodeModifier { $0 = $0.tagged(tag) })
    }
}

extension ViewNode {
    /// The name of a system symbol.
    fileprivate var symbol: String? { if case .symbol(let name, _) = kind { name } else { nil } }

    /// Whether the text of the node, if it has any, is not a localized one.
    fileprivate var showsOnlyData: Bool {
        if case .text(let runs) = kind { runs.allSatisfy(\.isData) } else { true }
    }

    /// The choices of a picker that the node contains: itself, or those of a section. A divider is none.
    fileprivate var choices: [ViewNode] {
        switch kind {
        case .section: children.flatMap(\.choices)
        case .divider: []
        default: [self]
        }
    }

    /// Returns the node with its value in a picker or a tab view.
    func tagged(_ tag: some Hashable) -> ViewNode {
        var node = self
        node.tag = ViewTag(tag)
        return node
    }
}

/// The value of a view in a picker or a tab view.
///
/// Unchecked because only the main actor, which evaluates views, reads it.
package struct ViewTag: @unchecked Sendable {
    private let tag: AnyHashable

    init(_ tag: some Hashable) {
        self.tag = AnyHashable(tag)
    }

    /// Returns the value as a type, also as an optional one.
    func value<Value: Hashable>(as type: Value.Type) -> Value? { tag.base as? Value }

    /// The value.
    var value: AnyHashable { tag }
}

extension Diagnostic {
    fileprivate static func untagged(_ label: String, _ type: Any.Type, in view: String) -> Diagnostic {
        Diagnostic(
            .brokenView,
            "The choice '\(label)' of a Picker in \(view) has no tag of the type \(type). Add '.tag(…)'.", subject: view
        )
    }
}
