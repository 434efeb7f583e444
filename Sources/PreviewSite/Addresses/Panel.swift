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

    private static let builtIn = [
        controls, html, viewModel, view, strings, problems, accessibility, operations, notes, source,
    ]

    /// The name in addresses.
    let rawValue: String

    private init(_ name: String) {
        rawValue = name
    }

    /// Nil for a name that no panel has.
    init?(rawValue: String) {
        self.init(rawValue)
        guard self == .closed || Self.tabs().contains(self) else { return nil }
    }

    /// Returns the panels that have a tab: the built-in ones, then those of the program.
    static func tabs() -> [Panel] { builtIn + own() }

    /// Returns the panels of the program, except those with the name of a built-in one.
    static func own() -> [Panel] {
        ProgramPanels.all().map { Panel($0.name) }.filter { !builtIn.contains($0) && $0 != .closed }
    }

    /// The label of the tab.
    var localizableString: LocalizableString {
        ProgramPanels.named(self).map { .constant($0.title) }
            ?? .localized(for: Self.self, propertyName: rawValue)
    }
}
