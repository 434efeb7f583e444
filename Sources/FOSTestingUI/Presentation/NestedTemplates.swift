#if SwiftViews
    import FOSMVVM
    import HTMLParsing

    /// The templates in a view in Swift. Each has state of its own.
    @MainActor
    final class NestedTemplates {
        private var screens: [String: (content: TemplateContent, screen: TemplateScreen)] = [:]
        private let present: (TemplateContent) throws -> TemplateScreen
        private let json: (TemplateContent) throws -> String

        /// - Parameters:
        ///   - present: Presents a template.
        ///   - json: Returns the localized ViewModel of a template.
        init(
            present: @escaping (TemplateContent) throws -> TemplateScreen,
            json: @escaping (TemplateContent) throws -> String
        ) {
            self.present = present
            self.json = json
        }

        /// Returns the HTML of the template in a node. A template with another ViewModel than before has a new state.
        func html(of content: TemplateContent, in node: String) throws -> HTMLTree {
            // Copies of a ViewModel share what is entered into its fields, so an entry makes no difference.
            if let known = screens[node], try json(known.content) == json(content) { return known.screen.page }
            let screen = try present(content)
            screens[node] = (content, screen)
            return screen.page
        }

        /// The template in a node. Nil if it is not shown.
        subscript(node: String) -> TemplateScreen? { screens[node]?.screen }

        /// Shows what operations that take long have done. Returns whether there were any.
        func update() throws -> Bool {
            try all.reduce(false) { try $1.update() || $0 }
        }

        /// The templates in the order of their nodes.
        var all: [TemplateScreen] { screens.sorted { $0.key < $1.key }.map(\.value.screen) }
    }
#endif
