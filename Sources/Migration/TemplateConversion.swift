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
        let name: String
        /// The name of the item, in a section with a list.
        var item: String?
    }

    private let file: String
    private var sections: [Section] = []

    /// Converts a template. Nil if the file is of another engine.
    ///
    /// - Parameters:
    ///   - text: The template.
    ///   - file: The path, whose extension names the engine.
    package init?(_ text: String, file: String) {
        self.file = file
        let tags: Regex<AnyRegexOutput>
        switch URL(filePath: file).pathExtension {
        case "leaf": tags = Regex(/#(?:end)?[A-Za-z]*(?:\((?:[^()]|\([^()]*\))*\))?:?/)
        case "stencil": tags = Regex(/\{\{.*?\}\}|\{%.*?%\}/)
        default: return nil
        }
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
            sections.append(Section(name: name(path)))
            mustache += "{{\(isNegated ? "^" : "#")\(name(path))}}"
        case .loop(let item, let list):
            mustache += "{{#\(name(list))}}"
            sections.append(Section(name: name(list), item: item))
        case .otherwise:
            guard let section = sections.last, section.item == nil else { return leave(source, line: line) }
            mustache += "{{/\(section.name)}}{{^\(section.name)}}"
        case .end:
            guard let section = sections.popLast() else { return leave(source, line: line) }
            mustache += "{{/\(section.name)}}"
        case .text: mustache += source
        case .unknown: leave(source, line: line)
        }
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
        let loopNames = [
            "forloop.first": "first", "forloop.last": "last", "forloop.counter0": "index", "isFirst": "first",
            "isLast": "last",
        ]
        if let name = loopNames[path] { return name }
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
    /// Only looks like a tag, such as an anchor.
    case text
    case unknown

    init(_ source: String) {
        if source.firstMatch(of: /^(?:#\(\s*([\w.]+)\s*\)|\{\{\s*([\w.]+)\s*\}\})$/) != nil {
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
        } else if source.hasPrefix("#"), !source.contains("("), !source.hasSuffix(":"), !source.hasPrefix("#end") {
            self = .text
        } else {
            self = .unknown
        }
    }
}
