/// The public declarations of Swift sources, as far as a scan of their text finds them.
///
/// Names that begin with an underscore, which programs do not use, and the bodies of views are left out.
struct PublicInterface {
    /// The members of types, by the names of the types. A type without members has an empty list.
    private(set) var types: [String: [String]] = [:]

    /// The functions that any view has.
    var modifiers: [String] { types["View"] ?? [] }

    /// Adds the declarations of a file.
    mutating func add(_ source: String) {
        var scan = InterfaceScan(source)
        while let declaration = scan.next() {
            switch declaration {
            case .type(let name): types[name, default: []] += []
            case .member(let member, let owner): add(member, to: owner)
            }
        }
    }

    private mutating func add(_ member: String, to owner: String) {
        if types[owner]?.contains(member) != true { types[owner, default: []].append(member) }
    }
}

/// A scan of a file.
private struct InterfaceScan {
    enum Declaration {
        case type(String)
        case member(String, of: String)
    }

    private struct Container {
        let name: String
        let isPublic: Bool
        var isEnum = false
    }

    private let lines: [Substring]
    private var number = 0
    /// The containers that are open, and nil for other braces.
    private var open: [Container?] = []
    /// The container to which the next brace belongs.
    private var opening: Container?
    private var found: [Declaration] = []

    init(_ source: String) {
        lines = source.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            // Comments and texts can contain braces.
            let code = line.replacing(/"(?:[^"\\]|\\.)*"/, with: "").replacing(/\/\/.*/, with: "")
            return Substring(code)
        }
    }

    mutating func next() -> Declaration? {
        while found.isEmpty, number < lines.count { readLine() }
        return found.isEmpty ? nil : found.removeFirst()
    }

    private mutating func readLine() {
        let line = lines[number]
        if let match = line.firstMatch(of: /^ *(.*?)\b(struct|enum|class|protocol|extension) ([\w.]+)/) {
            opening = open(String(match.output.3), as: match.output.2, isPublic: match.output.1.contains("public "))
        } else if let owner = open.last.flatMap(\.self) {
            readMember(line, of: owner)
        } else if let match = line.firstMatch(of: /public (?:typealias|macro) (\w+)/) {
            add(type: String(match.output.1))
        }
        for character in line {
            if character == "{" {
                open.append(opening)
                opening = nil
            } else if character == "}" {
                _ = open.popLast()
            }
        }
        number += 1
    }

    private mutating func open(_ name: String, as keyword: Substring, isPublic: Bool) -> Container {
        let isExtension = keyword == "extension"
        let outer = open.last.flatMap(\.self).map { $0.name + "." } ?? ""
        let name = isExtension ? name : outer + name
        if isPublic, !isExtension { add(type: name) }
        return Container(name: name, isPublic: isPublic || isExtension, isEnum: keyword == "enum")
    }

    private mutating func add(type name: String) {
        if !name.split(separator: ".").contains(where: { $0.hasPrefix("_") }) { found.append(.type(name)) }
    }

    private mutating func readMember(_ line: Substring, of owner: Container) {
        guard owner.isPublic else { return }
        if owner.isEnum, let match = line.firstMatch(of: /^ *case (.*)/) {
            for part in match.output.1.topLevelParts {
                if let name = part.firstMatch(of: /\w+/) { add(".\(name.output)", to: owner) }
            }
        } else if let match = line.firstMatch(of: /\bpublic (?:internal\(set\) )?(static )?(?:let|var) (\w+)/) {
            add((match.output.1 == nil ? "" : ".") + match.output.2, to: owner)
        } else if let match = line.firstMatch(of: /\bpublic (?:\w+ )*?(init|func (?:\w+|\+)|subscript)/) {
            let name = match.output.1.replacing("func ", with: "")
            add("\(name)(\(labels(from: match.range.upperBound, in: line)))", to: owner)
        }
    }

    private mutating func add(_ member: String, to owner: Container) {
        let isHidden = member.hasPrefix("_") || member.hasPrefix("._") || member == "body" || owner.name.contains("_")
        if !isHidden { found.append(.member(member, of: owner.name)) }
    }

    /// Returns the labels of the parameters, which begin on a line after an index.
    private func labels(from index: String.Index, in line: Substring) -> String {
        let text = line[index...] + lines[(number + 1)...].prefix(12).joined(separator: " ")
        guard let start = text.parametersStart else { return "" }
        let label = /^\s*(?:@\w+(?:<[^>]*>)?\s+)*(\w+)/
        return text[start...].topLevelParts.compactMap { $0.firstMatch(of: label)?.output.1 }.map { "\($0):" }.joined()
    }
}

extension StringProtocol {
    /// The index after the parenthesis that opens the parameters of a function, after its generic parameters.
    fileprivate var parametersStart: String.Index? {
        var depth = 0
        for index in indices {
            switch self[index] {
            case "<": depth += 1
            case ">": depth -= 1
            case "(" where depth == 0: return self.index(after: index)
            default: break
            }
        }
        return nil
    }

    /// The texts between the commas outside of any parentheses, until one closes.
    fileprivate var topLevelParts: [String] {
        var parts = [""]
        var depth = 0
        var last: Character = " "
        for character in self {
            switch character {
            case "(", "[", "<", "{": depth += 1
            case ")" where depth == 0: return parts
            case ">" where last == "-": break
            case ")", "]", ">", "}": depth -= 1
            case "," where depth == 0: parts.append("")
            default: break
            }
            if character != "," || depth > 0 { parts[parts.count - 1].append(character) }
            last = character
        }
        return parts
    }
}
