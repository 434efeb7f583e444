package import Diagnostics

/// Finds templates by their whole relative path, by their path in the folder of a target, or by the last component, if
/// these are unique. A name after a module, such as `Orders::CardView`, is first searched for in folders of the module's
/// name. Templates of the internal folder are found only by their whole path, and are never suggested.
struct TemplateIndex: Sendable {
    enum Match {
        /// The template's number in the program.
        case found(Int)
        case missing
        case ambiguous([String])
    }

    /// The full names, in the order of the program.
    let names: [String]
    private let byName: [String: Int]
    private let byLastComponent: [Substring: [Int]]
    private let reserved: ReservedTemplates
    /// The names of the folders of targets.
    private let targets: Set<String>

    init(names: [String], reserved: ReservedTemplates, targets: Set<String>) {
        self.names = names
        self.reserved = reserved
        self.targets = targets
        byName = Dictionary(zip(names, names.indices)) { _, last in last }
        byLastComponent = Dictionary(
            grouping: names.indices.filter { !reserved.isInternal(names[$0]) },
            by: { Self.lastComponent(of: names[$0]) })
    }

    func match(_ name: String) -> Match {
        if let number = byName[name] { return .found(number) }
        if let separator = name.firstRange(of: "::") {
            return match(name[separator.upperBound...], ofModule: name[..<separator.lowerBound])
        }
        let inTargets = targets.compactMap { byName["\($0)/\(name)"] }
        guard let numbers = inTargets.isEmpty ? byLastComponent[name[...]] : inTargets else { return .missing }
        return match(numbers)
    }

    private func match(_ name: Substring, ofModule module: Substring) -> Match {
        let numbers = (byLastComponent[name] ?? []).filter {
            names[$0].split(separator: "/").dropLast().contains(module)
        }
        return numbers.isEmpty ? match(String(name)) : match(numbers)
    }

    private func match(_ numbers: [Int]) -> Match {
        numbers.count == 1 ? .found(numbers[0]) : .ambiguous(numbers.map { names[$0] }.sorted())
    }

    /// Returns the names most similar to `name`, comparing only last components.
    func nearest(to name: String) -> [String] {
        let suggested = byLastComponent.mapValues { $0.filter { reserved.isSuggested(names[$0], for: name) } }
            .filter { !$0.value.isEmpty }
        return NearestNames.nearest(to: String(Self.lastComponent(of: name)), among: suggested.keys.map(String.init))
            .flatMap { suggested[$0[...]] ?? [] }
            .map { names[$0] }
    }

    private static func lastComponent(of name: String) -> Substring {
        name.lastIndex(of: "/").map { name[name.index(after: $0)...] } ?? name[...]
    }
}

/// The templates of a library that are not intended for every other template.
package struct ReservedTemplates: Sendable {
    /// The folders whose templates are found only by their whole name, and never suggested, each with a slash.
    private let internalFolders: [String]
    /// The folder whose templates are suggested only for names in the same folder.
    private let ownFolder: String?
    /// The templates of ``ownFolder`` that are suggested for any name.
    private let shared: Set<String>

    /// No reserved templates.
    package static let none = ReservedTemplates()

    /// Creates the rules for folders, whose names do not end with a slash.
    package init(internalFolders: [String] = [], ownFolder: String? = nil, shared: Set<String> = []) {
        self.internalFolders = internalFolders.map { $0 + "/" }
        self.ownFolder = ownFolder
        self.shared = shared
    }

    fileprivate func isInternal(_ template: String) -> Bool {
        internalFolders.contains(where: template.hasPrefix)
    }

    fileprivate func isSuggested(_ template: String, for name: String) -> Bool {
        guard let prefix = ownFolder.map({ $0 + "/" }), template.hasPrefix(prefix) else { return true }
        return shared.contains(template) || name.hasPrefix(prefix)
    }
}

/// The result of looking up the name of a template.
package enum TemplateLookup: Hashable, Sendable {
    /// The template with this full name.
    case found(String)
    /// No template. These names are similar, the most similar first.
    case missing(nearest: [String])
    /// Several templates end in this name. These are their full names.
    case ambiguous([String])
    /// The template exists but does not parse.
    case broken(Diagnostic)
}

/// The text of a template with its tags, for tools that inspect templates without rendering them.
package struct TemplateOutline: Sendable {
    /// The template's name, its relative path without extension.
    package let name: String
    /// The file of the template, as its source names it.
    package let file: String
    /// The text in UTF-8, without a byte order mark.
    package let bytes: [UInt8]
    /// The tags, in the order of the text.
    package let tags: [Tag]
    /// The text with a space for each byte of a tag, so that only the text that the template writes itself remains.
    package let markup: [UInt8]

    private let program: Program
    private let template: Program.Template

    fileprivate init(_ template: Program.Template, of program: Program) {
        name = template.name
        file = template.file
        bytes = Array(program.bytes[template.bytes])
        var scanner = TagScanner(bytes)
        var tags: [Tag] = []
        while let tag = try? scanner.next() { tags.append(tag) }
        self.tags = tags
        var markup = bytes
        for index in tags.lazy.flatMap(\.range) { markup[index] = UInt8(ascii: " ") }
        self.markup = markup
        self.program = program
        self.template = template
    }

    /// Returns the place of the byte at an offset.
    package func place(at offset: Int) -> SourcePlace {
        program.location(at: template.bytes.lowerBound + offset, of: template).place
    }
}

extension TemplateLibrary {
    /// Returns the outline of the template with a name. Nil if there is none, or if it does not parse.
    package func outline(of name: String) -> TemplateOutline? {
        guard case .found(let number) = contents.index.match(name), contents.errors[number] == nil else { return nil }
        return TemplateOutline(contents.program.templates[number], of: contents.program)
    }
}
