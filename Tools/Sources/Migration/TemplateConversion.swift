package import Diagnostics
import Foundation

/// A template of Leaf or Stencil as a template in Mustache, as far as each tag has a counterpart.
package struct TemplateConversion {
    /// The template in Mustache. Tags without a counterpart are left as they are.
    package private(set) var mustache = ""
    /// The tags without a counterpart.
    package private(set) var problems: [Diagnostic] = []

    /// A section that is open.
    private struct Section {
        /// The name in its closing tag.
        var name: String
        /// The section that is rendered otherwise: its sign and name. Nil in a section with a list.
        var otherwise: (sign: String, name: String)?
        /// The name of the item, in a section with a list.
        var item: String?
    }

    private let file: String
    private var sections: [Section] = []
    /// The lists of loops. A section with such a name is rendered once per item, so a condition needs another one.
    private let lists: Set<String>

    /// Converts a template. Nil if the file is of another engine.
    ///
    /// - Parameters:
    ///   - text: The template.
    ///   - file: The path, whose extension names the engine.
    package init?(_ text: String, file: String) {
        self.file = file
        let tags: Regex<AnyRegexOutput>
        switch URL(filePath: file).pathExtension {
        case "leaf": tags = Regex(/\\#|#(?:end)?[A-Za-z]*(?:\((?:[^()]|\([^()]*\))*\))?:?/)
        case "stencil": tags = Regex(/\{\{.*?\}\}|\{%.*?%\}|\{#(?s:.*?)#\}/)
        default: return nil
        }
        lists = Set(text.matches(of: tags).compactMap { TemplateTag(String(text[$0.range])).list })
        var rest = text[...]
        while let match = rest.firstMatch(of: tags) {
            mustache += rest[..<match.range.lowerBound]
            let source = String(rest[match.range])
            convert(TemplateTag(source), source, line: text[..<match.range.lowerBound].count(where: \.isNewline) + 1)
            rest = rest[match.range.upperBound...]
        }
        mustache += rest
        if !sections.isEmpty { report("A section has no end.", line: text.count(where: \.isNewline) + 1) }
    }

    private mutating func convert(_ tag: TemplateTag, _ source: String, line: Int) {
        switch tag {
        case .value(let path): mustache += "{{\(name(path))}}"
        case .include(let template): mustache += "{{> \(template)}}"
        case .condition(let path, let isNegated):
            let present = lists.contains(path) ? "\(name(path)).0" : name(path)
            let (then, otherwise) = (("#", present), ("^", name(path)))
            open(isNegated ? otherwise : then, otherwise: isNegated ? then : otherwise)
        case .loop(let item, let list):
            mustache += "{{#\(name(list))}}"
            sections.append(Section(name: name(list), item: item))
        case .otherwise:
            guard let otherwise = sections.last?.otherwise else { return leave(source, line: line) }
            mustache += "{{/\(sections.removeLast().name)}}"
            open(otherwise, otherwise: nil)
        case .end:
            guard let section = sections.popLast() else { return leave(source, line: line) }
            mustache += "{{/\(section.name)}}"
        case .comment(let text): mustache += "{{!\(text)}}"
        case .text: mustache += source == "\\#" ? "#" : source
        case .unknown: leave(source, line: line)
        }
    }

    /// Opens the section of a condition.
    private mutating func open(_ section: (sign: String, name: String), otherwise: (sign: String, name: String)?) {
        mustache += "{{\(section.sign)\(section.name)}}"
        sections.append(Section(name: section.name, otherwise: otherwise))
    }

    /// Leaves a tag as it is, and reports it.
    private mutating func leave(_ source: String, line: Int) {
        mustache += source
        report("'\(source)' has no counterpart in Mustache. Make its value a property of the ViewModel.", line: line)
    }

    private mutating func report(_ message: String, line: Int) {
        problems.append(Diagnostic(.templateSyntax, message, at: SourcePlace(file: file, line: line)))
    }

    /// Returns the name of a value, which is looked up in the item of the innermost section first.
    private func name(_ path: String) -> String {
        if let name = TemplateTag.loopNames[path] { return name }
        for item in sections.compactMap(\.item) + ["viewModel"] {
            if path == item { return "." }
            if path.hasPrefix("\(item).") { return String(path.dropFirst(item.count + 1)) }
        }
        return path
    }
}

/// What a tag of Leaf or Stencil does.
private enum TemplateTag {
    case value(String)
    case condition(String, isNegated: Bool)
    case loop(item: String, list: String)
    case otherwise, end
    case include(String)
    case comment(String)
    /// Only looks like a tag, such as an anchor.
    case text
    case unknown

    /// The names in Mustache of what both engines say about the items of a loop.
    static let loopNames = [
        "forloop.first": "first", "forloop.last": "last", "forloop.counter0": "index", "isFirst": "first",
        "isLast": "last",
    ]

    /// The list of a loop. Nil for any other tag.
    var list: String? {
        guard case .loop(_, let list) = self else { return nil }
        return list
    }

    init(_ source: String) {
        if source.contains(/\bforloop\.\w+/), !Self.loopNames.keys.contains(where: source.contains) {
            self = .unknown
        } else if source.hasPrefix("{#") {
            self = .comment(String(source.dropFirst(2).dropLast(2)))
        } else if source.firstMatch(of: /^(?:#\(\s*([\w.]+)\s*\)|\{\{\s*([\w.]+)\s*\}\})$/) != nil {
            self = .value(source.filter { $0.isLetter || $0.isNumber || "._".contains($0) })
        } else if let match = source.firstMatch(of: /^(?:#if\(|\{%\s*if\s)\s*(!|not\s)?\s*([\w.]+)\s*(?:\):|%\})$/) {
            self = .condition(String(match.2), isNegated: match.1 != nil)
        } else if let match = source.firstMatch(of: /^(?:#for\(|\{%\s*for\s)\s*(\w+)\s+in\s+([\w.]+)\s*(?:\):|%\})$/) {
            self = .loop(item: String(match.1), list: String(match.2))
        } else if source.firstMatch(of: /^(?:#else:|\{%\s*else\s*%\})$/) != nil {
            self = .otherwise
        } else if source.firstMatch(of: /^(?:#end(?:if|for)|\{%\s*end(?:if|for)\s*%\})$/) != nil {
            self = .end
        } else if let match = source.firstMatch(of: /^(?:#extend\(|\{%\s*include\s)\s*"([\w\/.-]+)"\s*(?:\)|%\})$/) {
            self = .include(String(match.1))
        } else if source == "\\#" || source.hasPrefix("#"), !source.contains("("), !source.hasSuffix(":"),
            !source.hasPrefix("#end")
        {
            self = .text
        } else {
            self = .unknown
        }
    }
}
