import Foundation
import HTMLParsing

/// Puts the names of redactions in the place of what they match.
struct SnapshotRedactor: Sendable {
    private let redactions: [(template: String, expression: NSRegularExpression)]

    /// Whether nothing is to be replaced.
    var isEmpty: Bool { redactions.isEmpty }

    init(_ redactions: [SnapshotRedaction]) {
        self.redactions = redactions.map { redaction in
            (NSRegularExpression.escapedTemplate(for: "[\(redaction.name)]"), redaction.expression)
        }
    }

    /// A text with names for what matches.
    func redacted(_ text: String) -> String {
        redactions.reduce(text) { text, redaction in
            redaction.expression.stringByReplacingMatches(
                in: text, range: NSRange(text.startIndex..., in: text), withTemplate: redaction.template)
        }
    }

    /// A tree with names for what matches in its texts and values.
    func redacted(_ nodes: [HTMLNode]) -> [HTMLNode] {
        redactions.isEmpty ? nodes : nodes.map(redacted)
    }

    private func redacted(_ node: HTMLNode) -> HTMLNode {
        switch node {
        case .start(var element):
            element.attributes = element.attributes.map {
                HTMLAttribute(name: $0.name, value: $0.value.map(redacted))
            }
            return .start(element)
        case .text(let text): return .text(redacted(text))
        case .end, .comment, .doctype: return node
        }
    }
}
