import Diagnostics
public import Foundation

/// Rows, one below the other.
public struct List<Content: View> {
    private let content: Content

    /// Creates a list of views.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Creates a list with a row for each element, which has an id.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        content = ForEach(data, content: rowContent)
    }

    /// Creates a list with a row for each element, with the id at a key path.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        content = ForEach(data, id: id, content: rowContent)
    }
}

extension List: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        [context.node(.list, children: content)]
    }
}

/// Several views as one, to which modifiers apply together.
public struct Group<Content: View>: View {
    let content: Content

    /// Creates a group.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The views.
    public var body: some View { content }
}

/// A link to a web page or an email address.
public struct Link<Label: View> {
    private let destination: URL
    private let label: Label

    /// Creates a link with a label.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }
}

extension Link where Label == Text {
    /// Creates a link whose label is a text.
    public init(_ title: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }

    /// Creates a link whose label is a text.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

extension Link: View, PrimitiveView {
    public typealias Body = Never

    /// The schemes of addresses that a page may link to. Others could run code.
    private static var schemes: Set<String> { ["http", "https", "mailto", "tel"] }

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        guard let scheme = destination.scheme?.lowercased(), Self.schemes.contains(scheme) else {
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
