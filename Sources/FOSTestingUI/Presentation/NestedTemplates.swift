#if SwiftViews
    import FOSMVVM
    import HTMLParsing
    import HTMLRendering

    /// The templates in a view in Swift, as its live page shows them.
    @MainActor
    final class NestedTemplates {
        /// The page of the view.
        let page: LivePage
        private var screens: [String: (part: AnyObject, screen: TemplateScreen)] = [:]
        private var wasBusy = false

        init(in page: LivePage) {
            self.page = page
        }

        /// Returns the HTML of the template in a node. What was entered into it stays as long as the page keeps its state.
        func html(in node: String) throws -> HTMLTree {
            guard let shown = page.template(inNode: node) else { return HTMLTree.empty }
            let known = screens[node].flatMap { $0.part === shown.part ? $0.screen : nil }
            let screen =
                known
                ?? TemplateScreen(in: page) { [page] _ in
                    (try page.html(inNode: node), page.isBusyInside)
                }
            screens[node] = (shown.part, screen)
            screen.show(try page.html(inNode: node))
            return screen.page
        }

        /// The template in a node. Nil if it was not shown.
        subscript(node: String) -> TemplateScreen? { screens[node]?.screen }

        /// Returns whether operations that take long may have changed something since the last call.
        func mayHaveChanged() -> Bool {
            defer { wasBusy = page.isBusyInside }
            return wasBusy || page.isBusyInside
        }
    }

    extension LivePage {
        /// Returns the HTML of the template in a node, in which the names of controls begin with the id of the node.
        fileprivate func html(inNode id: String) throws -> HTMLTree {
            guard let shown = template(inNode: id) else { return HTMLTree.empty }
            return try shown.view.parsed(as: shown.viewName).replacing(nodeName: shown.name, with: id)
        }
    }

    extension RenderedView {
        /// Returns the HTML.
        ///
        /// - Throws: ``PresentationError/broken(_:_:)``, or an error for HTML that cannot be parsed.
        func parsed(as viewName: String) throws -> HTMLTree {
            guard diagnostics.isEmpty else { throw PresentationError.broken(viewName, diagnostics) }
            return try HTMLParser.parse(text)
        }
    }

    extension HTMLTree {
        /// A page without content.
        static let empty = HTMLTree(nodes: [], hasErrors: false)

        /// Returns the page with another name of a node in the names and operations of controls. The name of an element
        /// changes with what it shows, but its id stays.
        fileprivate func replacing(nodeName name: String, with id: String) -> HTMLTree {
            guard name != id else { return self }
            let nodes = nodes.map { node in
                guard var element = node.element else { return node }
                let names = ["name", "data-operation"] + (element.isHTML(["button"]) ? ["value"] : [])
                element.attributes = element.attributes.map { attribute in
                    guard names.contains(attribute.name), let value = attribute.value, value.hasPrefix(name) else {
                        return attribute
                    }
                    return HTMLAttribute(name: attribute.name, value: id + value.dropFirst(name.count))
                }
                return .start(element)
            }
            return HTMLTree(nodes: nodes, hasErrors: hasErrors)
        }
    }
#endif
