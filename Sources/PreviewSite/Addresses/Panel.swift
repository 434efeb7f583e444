import FOSMVVM

/// The panel in the drawer of the workbench.
struct Panel: RawRepresentable, Hashable, Codable, Sendable {
    static let controls = Panel("controls")
    static let html = Panel("html")
    static let viewModel = Panel("viewModel")
    static let view = Panel("view")
    static let strings = Panel("strings")
    static let problems = Panel("problems")
    static let accessibility = Panel("accessibility")
    static let operations = Panel("operations")
    static let notes = Panel("notes")
    static let source = Panel("source")
    /// No panel, because the drawer is closed.
    static let closed = Panel("closed")

    fileprivate static let builtIn = [
        controls, html, viewModel, view, strings, problems, accessibility, operations, notes, source,
    ]

    /// The name in addresses.
    let rawValue: String

    init(rawValue: String) { self.rawValue = rawValue }

    private init(_ name: String) { self.init(rawValue: name) }
}

/// The panels of a program: the built-in ones, then its own.
struct Panels: Sendable {
    private let own: [any PreviewPanel]

    /// - Parameter own: The panels of the program. Those with the name of a built-in one are left out.
    init(own: [any PreviewPanel] = []) {
        let names = (Panel.builtIn + [.closed]).map(\.rawValue)
        self.own = own.filter { !names.contains($0.name) }
    }

    /// The panels that have a tab.
    var tabs: [Panel] { Panel.builtIn + ownTabs }

    /// The panels in an export. Others need a server, or open an editor on this machine.
    var exported: [Panel] {
        [.controls, .html, .viewModel, .view, .strings, .problems, .operations, .notes] + ownTabs
    }

    private var ownTabs: [Panel] { own.map { Panel(rawValue: $0.name) } }

    /// Returns the panel with a name in an address. Nil for a name that no panel has.
    func named(_ name: String) -> Panel? { (tabs + [.closed]).first { $0.rawValue == name } }

    /// Returns the program's own panel. Nil for a built-in one.
    func own(_ panel: Panel) -> (any PreviewPanel)? { own.first { $0.name == panel.rawValue } }

    /// Returns the label of a panel's tab.
    func label(of panel: Panel) -> LocalizableString {
        own(panel).map { .constant($0.title) } ?? .localized(for: Panel.self, propertyName: panel.rawValue)
    }
}
