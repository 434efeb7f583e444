/// What a view says about its row in a list or a form.
package struct RowTraits: Sendable {
    package var insets: EdgeInsets?
    package var background: [ViewNode] = []
    /// The edges without a line.
    package var hiddenSeparators: Edge.Set = []
    package var separatorColor: Color?
    package var badge: [ViewNode] = []
    /// The place of the view's element in a collection.
    var offset: Int?
    var canDelete = true
    var canMove = true
    var canSelect = true
    /// Deletes the element. Nil if nothing does.
    var delete: String?
    /// Moves the element before the one in front of it.
    var moveUp: String?
    /// Moves the element behind the next one.
    var moveDown: String?
    /// The buttons that a swipe shows in an app.
    var swipeActions: [ViewNode] = []

    /// Adds what a section says about its rows, unless the row says it itself.
    mutating func add(ofSection section: RowTraits) {
        insets = insets ?? section.insets
        separatorColor = separatorColor ?? section.separatorColor
        hiddenSeparators.formUnion(section.hiddenSeparators)
        if background.isEmpty { background = section.background }
        if badge.isEmpty { badge = section.badge }
        if swipeActions.isEmpty { swipeActions = section.swipeActions }
        canDelete = canDelete && section.canDelete
        canMove = canMove && section.canMove
        canSelect = canSelect && section.canSelect
    }
}

/// How a row of a list is shown.
package struct ListRow: Hashable, Sendable {
    /// Nil if the list has no selection.
    package var isSelected: Bool?
    /// Whether the whole row is the button that selects it. Otherwise, a button beside its content does.
    package var isButton = false
    /// What selects the row, for a user who cannot see it.
    package var selectLabel: String?
}

extension ViewNode {
    /// Returns a row that contains the node. A row stays as it is.
    package var asRow: ViewNode {
        if case .row = kind { return self }
        var row = ViewNode(id: "\(id)-r", kind: .row(ListRow()), children: [self], isEnabled: isEnabled)
        row.row = self.row
        row.tag = tag
        row.children[0].row = RowTraits()
        row.parts[.background] = self.row.background.isEmpty ? nil : self.row.background
        row.parts[.trailing] = self.row.badge.isEmpty ? nil : self.row.badge
        return row
    }

    /// The rows of a section, with what it says about them.
    fileprivate var rowsOfSection: [ViewNode] {
        children.map { child in
            var child = child
            child.row.add(ofSection: row)
            return child
        }
    }

    /// Whether the user can use the node or a node in it.
    fileprivate var isInteractive: Bool {
        all.contains { node in
            switch node.kind {
            case .button, .navigationLink, .link, .menu, .control, .stepper, .disclosure, .foreign: true
            default: false
            }
        }
    }
}

extension EvaluationContext {
    /// Returns the rows of a list or a form. Those that have buttons or can be selected become ``ViewNode/Kind/row(_:)``.
    func rows(_ nodes: [ViewNode], selection: RowSelection?) -> [ViewNode] {
        nodes.map { node in
            if case .section = node.kind {
                var section = node
                section.children = rows(node.rowsOfSection, selection: selection)
                return section
            }
            return row(node, selection: selection)
        }
    }

    private func row(_ node: ViewNode, selection: RowSelection?) -> ViewNode {
        let actions = rowActions(of: node)
        let tag = node.row.canSelect ? node.tag : nil
        let select = selection.flatMap { selection in tag.flatMap { selection.select($0.value) } }
        guard !actions.isEmpty || select != nil else { return node }
        var row = node.asRow
        row.parts[.actions] = actions.isEmpty ? nil : actions
        guard let selection, let select else { return row }
        var look = ListRow(isSelected: node.tag.map { selection.isSelected($0.value) })
        if case .navigationLink = node.kind {
        } else {
            look.isButton = !node.isInteractive
            look.selectLabel = label(.select, of: node)
            row.action = register(.immediate { select() }, of: row)
        }
        row.kind = .row(look)
        return row
    }

    /// Returns the buttons of a row: those that edit it while the list is edited, otherwise a menu.
    private func rowActions(of node: ViewNode) -> [ViewNode] {
        let row = node.row
        let delete = row.canDelete ? row.delete : nil
        if environment.editMode?.wrappedValue.isEditing == true {
            return [
                button("z", of: node, .delete, "trash", row: delete, role: .destructive),
                button("u", of: node, .moveUp, "arrow.up", row: row.canMove ? row.moveUp : nil),
                button("v", of: node, .moveDown, "arrow.down", row: row.canMove ? row.moveDown : nil),
            ].compactMap(\.self)
        }
        guard delete != nil || !row.swipeActions.isEmpty else { return [] }
        var menu = ViewNode(id: "\(node.id)-y", kind: .menu(.automatic))
        menu.parts[.label] = [ViewNode(id: "\(node.id)-y-i", kind: .symbol("ellipsis", isResizable: false))]
        menu.accessibilityLabel = label(.more, of: node)
        menu.children = row.swipeActions + [entry(deleting: node, delete)].compactMap(\.self)
        return [menu]
    }

    /// Returns an entry of a menu that deletes an element.
    private func entry(deleting node: ViewNode, _ action: String?) -> ViewNode? {
        guard let action else { return nil }
        let text = TextRun(parts: [SystemText.delete.string(in: environment)], isData: false)
        return ViewNode(
            id: "\(node.id)-z", kind: .button(.destructive, .automatic),
            children: [ViewNode(id: "\(node.id)-z-c", kind: .text([text]))], action: action)
    }

    private func button(
        _ key: String, of node: ViewNode, _ text: SystemText, _ symbol: String, row action: String?,
        role: ButtonRole? = nil
    ) -> ViewNode? {
        guard let action else { return nil }
        var button = ViewNode(
            id: "\(node.id)-\(key)", kind: .button(role, .automatic),
            children: [ViewNode(id: "\(node.id)-\(key)-i", kind: .symbol(symbol, isResizable: false))], action: action)
        button.accessibilityLabel = label(text, of: node)
        return button
    }

    /// Returns the name of a button that is about a row.
    private func label(_ text: SystemText, of node: ViewNode) -> String {
        ([text.string(in: environment)] + node.texts.prefix(1)).joined(separator: ": ")
    }
}
