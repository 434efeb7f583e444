import Diagnostics
import FOSFoundation
import HTMLParsing

/// What a reader perceives of a view: roles, names, values and states, one element in each line.
struct PreviewOutline: Equatable, Sendable {
    /// An element, or a text outside of one with a name.
    struct Line: Equatable, Sendable {
        /// The number of elements around it that have a line of their own.
        var depth: Int
        /// The role, such as `button`, or `text`.
        var role: String
        var testID = ""
        var name = ""
        var value: String?
        /// Words such as `disabled`.
        var states: [String] = []
    }

    /// The maximum number of characters of a text.
    private static let textLimit = 160
    /// The number of levels that are indented.
    private static let indentationLimit = 12

    private(set) var lines: [String]

    /// Creates the outline of HTML. That of HTML that cannot be parsed has no lines.
    init(html: String) {
        let tree = try? HTMLParser.parse(html)
        let read = tree.map { OutlineReader($0).lines } ?? []
        lines = read.map(Self.text)
    }

    /// A short name of the outline, which is another one after a change that a reader perceives.
    var digest: String { StableHash.name(of: lines) }

    private static func text(of line: Line) -> String {
        var words = [line.role]
        if !line.testID.isEmpty { words.append("'\(line.testID.excerpt)'") }
        if !line.name.isEmpty { words.append("\"\(line.name.excerpt(textLimit))\"") }
        if let value = line.value { words.append("value \"\(value.excerpt(textLimit))\"") }
        return String(repeating: "  ", count: min(line.depth, indentationLimit))
            + (words + line.states).joined(separator: " ")
    }

    /// Returns the lines that were removed and added since an earlier outline, in the order of the page.
    func changes(since earlier: PreviewOutline) -> [String] {
        let difference = lines.difference(from: earlier.lines)
        let trimmed = { (line: String) in String(line.drop { $0 == " " }) }
        let changes = difference.map { change -> (offset: Int, isInsertion: Int, text: String) in
            switch change {
            case .remove(let offset, let line, _): (offset, 0, "- \(trimmed(line))")
            case .insert(let offset, let line, _): (offset, 1, "+ \(trimmed(line))")
            }
        }
        return changes.sorted { ($0.offset, $0.isInsertion) < ($1.offset, $1.isInsertion) }.map(\.text)
    }
}
