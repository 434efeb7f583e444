import SwiftUI
import Testing

extension ViewTree {
    /// The nodes, one on each line, as the tests expect them.
    var outline: String {
        (content.map { $0.outline(0) } + presentations.map { $0.outline(0) }).joined()
    }

    /// The node that a test acts on.
    func node(_ role: ViewNode.Role, _ text: String? = nil) -> ViewNode? {
        nodes.first { $0.role == role && (text == nil || $0.texts.joined(separator: " ") == text) }
    }
}

extension ViewNode {
    fileprivate func outline(_ level: Int) -> String {
        let line = String(repeating: "  ", count: level) + name + (isEnabled ? "" : " disabled") + "\n"
        let parts = (ViewPart.beforeChildren + ViewPart.afterChildren).compactMap { part in
            self.parts[part].map { nodes in
                nodes.map { String(repeating: "  ", count: level + 1) + "\(part):\n" + $0.outline(level + 2) }.joined()
            }
        }
        return line + parts.joined() + children.map { $0.outline(level + 1) }.joined()
    }

    private var name: String {
        switch kind {
        case .text(let runs): "text \(runs.map(\.text).joined(separator: "|"))"
        case .symbol(let name, let isResizable): "symbol \(name)\(isResizable ? " resizable" : "")"
        case .image(let address, let isResizable): "image \(address)\(isResizable ? " resizable" : "")"
        case .asset(let name, let isResizable): "asset \(name)\(isResizable ? " resizable" : "")"
        case .table: "table"
        case .tableRow: "tableRow"
        case .tableCell: "tableCell"
        case .color: "color"
        case .shape: "shape"
        case .canvas(let drawing): "canvas \(drawing.marks.count)"
        case .gauge(let fraction): "gauge \(fraction)"
        case .divider: "divider"
        case .spacer: "spacer"
        case .vStack: "vStack"
        case .hStack: "hStack"
        case .zStack: "zStack"
        case .lazyGrid(let columns, _, _): "lazyGrid \(columns.count)"
        case .grid(let layout): "grid \(layout.columns)"
        case .gridRow: "gridRow"
        case .lazyHGrid(let rows, _, _): "lazyHGrid \(rows.count)"
        case .rows: "rows"
        case .geometryReader(let frame, _): "geometryReader \(frame.width) \(frame.height)"
        case .position(let point): "position \(point.x) \(point.y)"
        case .overlay: "overlay"
        case .background: "background"
        case .groupBox: "groupBox"
        case .unavailable: "unavailable"
        case .disclosure(let isExpanded): "disclosure \(isExpanded)"
        case .menu: "menu"
        case .navigation(let bar): "navigation" + (bar.hasBackButton ? " back" : "") + (bar.isInline ? " inline" : "")
        case .navigationLink: "navigationLink"
        case .tabView: "tabView"
        case .tab(let isSelected): "tab" + (isSelected ? " selected" : "")
        case .stepper(let decrement, let increment):
            "stepper" + (decrement == nil ? "" : " -") + (increment == nil ? "" : " +")
        case .popover: "popover"
        case .splitView(let columns): "splitView \(columns.count)"
        case .inspector: "inspector"
        case .contextMenu: "contextMenu"
        case .controlGroup: "controlGroup"
        case .searchable: "searchable"
        case .search: "search"
        case .row(let row): "row" + (row.isSelected == true ? " selected" : "")
        case .confirmation: "confirmation"
        case .scrollView: "scrollView"
        case .form: "form"
        case .section: "section"
        case .label: "label"
        case .labeledContent: "labeledContent"
        case .list: "list"
        case .link(let address): "link \(address)"
        case .progress(let fraction): "progress\(fraction.map { " \($0)" } ?? "")"
        case .button(let role, let appearance):
            "button" + (role.map { " \($0)" } ?? "") + (appearance == .automatic ? "" : " \(appearance)")
        case .tap(let isBeside, let isReplacement):
            "tap" + (isBeside ? " beside" : "") + (isReplacement ? " replacement" : "")
        case .control(_, .text(let text)): "\(role) '\(text)'"
        case .control(_, .isOn(let isOn)): "\(role) \(isOn)"
        case .sheet: "sheet"
        case .alert: "alert"
        case .foreign(let content): "foreign \(content)"
        case .problem: "problem"
        }
    }
}

extension ViewSession {
    /// Presses a button, and updates the tree.
    @discardableResult
    func tap(_ text: String) throws -> ViewTree {
        let button = try #require(tree.node(.button, text), "no button '\(text)'")
        try perform(#require(button.action))
        return update()
    }

    /// Waits until all tasks have ended. The limit allows for a machine that runs many tests at once.
    func settled() async -> ViewTree {
        await settle(within: .seconds(300))
    }
}
