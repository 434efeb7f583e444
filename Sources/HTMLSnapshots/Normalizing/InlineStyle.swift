import Foundation
import HTMLParsing

/// What an element's `style` attribute says of white space and lines.
struct InlineStyle {
    private var declarations: [String: String] = [:]

    /// Nil where the attribute says nothing of the kind.
    init?(_ element: HTMLElement) {
        guard let style = element.value(of: "style") else { return nil }
        for declaration in style.split(separator: ";") {
            let parts = declaration.split(separator: ":", maxSplits: 1).map {
                $0.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
            }
            if parts.count == 2, Self.names.contains(parts[0]) { declarations[parts[0]] = parts[1] }
        }
        if declarations.isEmpty { return nil }
    }

    private static let names: Set<String> = [
        "all", "display", "float", "position", "white-space", "white-space-collapse",
    ]

    /// Whether it may keep white space as it is.
    var keepsWhiteSpace: Bool {
        let collapsing: Set<String> = ["normal", "nowrap", "collapse"]
        return [declarations["white-space"], declarations["white-space-collapse"]].contains { value in
            value.map { !collapsing.contains($0) } ?? false
        }
    }

    /// How the element is on the line: what is not known to be a block or inline is taken for an object.
    func display(instead usual: HTMLDisplay) -> HTMLDisplay {
        if [.lineBreak, .breakOpportunity, .hidden].contains(usual) { return usual }
        let isInFlow = declarations["position"].map { ["static", "relative", "sticky"].contains($0) } ?? true
        guard isInFlow, declarations["float"] ?? "none" == "none", declarations["all"] == nil else { return .atomic }
        switch declarations["display"] {
        case nil: return usual
        case "inline", "contents": return usual == .atomic ? .atomic : .inline
        case "block", "flex", "grid", "list-item", "flow-root", "table": return .block
        default: return .atomic
        }
    }
}
