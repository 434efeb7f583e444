import Diagnostics
public import Foundation

/// Rows, one below the other. The user can select those whose `tag`, or id in a ``ForEach``, is a value of the selection.
public struct List<SelectionValue: Hashable, Content: View> {
    private let selection: RowSelection?
    private let content: Content

    init(_ selection: RowSelection?, content: Content) {
        self.selection = selection
        self.content = content
    }

    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(selection.map { RowSelection($0) }, content: content())
    }

    /// Creates a list of which the user can select a row.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(selection.map { RowSelection($0) }, content: content())
    }

    /// Creates a list of which the user can select a row. One is always selected.
    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(RowSelection(selection), content: content())
    }
}

extension List where SelectionValue == Never {
    public init(@ViewBuilder content: () -> Content) {
        self.init(nil, content: content())
    }
}

extension List: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        var place = context
        place.environment.rowSelection = selection
        var node = place.refreshableNode(
            .list(isSelectable: selection != nil, place.environment.listSpacing), children: content)
        node.children = context.rows(node.children, selection: selection)
        node.appearance = context.environment.listAppearance
        return [node]
    }
}

/// Several views as one, to which modifiers apply together.
public struct Group<Content: View>: View {
    let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View { content }
}

/// A link to a web page or an email address.
public struct Link<Label: View> {
    private let destination: URL
    private let label: Label

    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }
}

extension Link where Label == Text {
    public init(_ title: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }

    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

extension Link: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        guard TextLink.allows(destination) else {
            return [context.node(reporting: .unsafeLink(destination, in: context.viewName))]
        }
        return [context.node(.link(destination), children: label)]
    }
}

extension Diagnostic {
    fileprivate static func unsafeLink(_ address: URL, in view: String) -> Diagnostic {
        Diagnostic(
            .brokenView,
            "The Link to '\(address)' in \(view) cannot be shown. Use an address with http, https, mailto or tel.",
            subject: view)
    }
}
