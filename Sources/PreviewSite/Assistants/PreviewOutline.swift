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

    init(lines: [String]) { self.lines = lines }

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
        let removed = Set(difference.removals.map(\.offset))
        let inserted = Set(difference.insertions.map(\.offset))
        var changes: [String] = []
        var (old, new) = (0, 0)
        while old < earlier.lines.count || new < lines.count {
            if removed.contains(old) {
                changes.append("- \(Self.trimmed(earlier.lines[old]))")
                old += 1
            } else if inserted.contains(new) {
                changes.append("+ \(Self.trimmed(lines[new]))")
                new += 1
            } else {
                (old, new) = (old + 1, new + 1)
            }
        }
        return changes
    }

    private static func trimmed(_ line: String) -> Substring { line.drop { $0 == " " } }
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
