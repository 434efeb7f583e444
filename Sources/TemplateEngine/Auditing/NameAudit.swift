import Diagnostics

/// Looks up every name of a template in the values of all previews at once, including sections that no preview opens.
///
/// A name exists if it is found in any of the values. A false section is processed as if it were true. The content of a
/// list that is always empty or a value that is always null is unknown, so any name in it counts as found.
struct NameAudit {
    private static let callLimit = 64
    private static let stepLimit = 1_000_000
    /// The maximum nesting depth of sections and templates.
    private static let depthLimit = 512
    /// The maximum number of tags around a name that are kept, the innermost ones.
    private static let tagLimit = 8

    /// The blocks that one parent tag passes.
    private struct Passing {
        /// The index of the first block in `Program.arguments`. Nil if there are none.
        let first: Int?
        /// The number that identifies these blocks among all that were ever passed.
        let number: Int
        /// The tags around the parent tag.
        let tags: [Int]
    }

    /// A template, block or section that is being processed.
    private struct Part {
        /// The first instruction of a template or block. Nil for a section.
        let entry: Int?
        /// The end of a section. Nil for code that ends with `return`.
        let end: Int?
        /// The instruction to continue with afterwards.
        let next: Int
        /// Whether it has a context level of its own.
        let hasContext: Bool
        /// Whether it is, or is inside of, a section that no value opens.
        let isClosed: Bool
        /// The blocks that were passed to the surrounding template.
        let passings: [Passing]
        /// The tags around the surrounding template.
        let tags: [Int]
    }

    /// The input of processing a template or block. Processing it again finds nothing new.
    private struct Visit: Hashable {
        let entry, contexts, passing: Int
        let tag: Int?
        let isClosed: Bool
    }

    private let library: TemplateLibrary.Contents
    private var contexts: AuditContexts
    /// The problems other than missing names.
    private(set) var diagnostics: [Diagnostic] = []
    private(set) var missing: [MissingName] = []
    private(set) var found: Set<AuditedName> = []
    private var reported: Set<AuditedName> = []
    /// The names that are similar to unknown names, by the number of the contexts and the spelling.
    private var nearest: [Int: [String: [String]]] = [:]
    private var parts: [Part] = []
    /// The blocks of the parent tags on the way, the outermost first.
    private var passings: [Passing] = []
    /// The tags that include the template of the current instruction, the outermost first.
    private var tags: [Int] = []
    private var visits: Set<Visit> = []
    private var steps = 0

    init(_ library: TemplateLibrary.Contents, _ values: [TemplateValue]) {
        self.library = library
        contexts = AuditContexts(values)
    }

    /// Processes a template from its first instruction.
    mutating func walk(from entry: Int) {
        var position = enter(entry, passings: [], tags: [], next: entry)
        while let part = parts.last {
            if position == part.end {
                position = leave()
            } else if steps == Self.stepLimit || parts.count > Self.depthLimit {
                return report(.unexplored(tags: Self.stepLimit, levels: Self.depthLimit), at: position)
            } else {
                steps += 1
                position = step(at: position)
            }
        }
    }

    /// Processes one instruction. Returns the index of the next one.
    private mutating func step(at position: Int) -> Int {
        switch library.program.instructions[position] {
        case .escaped(let path), .unescaped(let path): _ = find(path, at: position)
        case .section(let path, let end): return enterSection(path, at: position, end: Int(end))
        case .inverted(let path, let end):
            _ = find(path, at: position)
            enterSection(end: Int(end), hasContext: false, isClosed: true)
        case .call(let callee, _): return call(Int(callee), at: position, passings: passings, next: position + 1)
        case .arguments(let first, let end):
            guard case .call(let callee, _) = library.program.instructions[position + 1] else { return Int(end) }
            let passing = Passing(first: first.map(Int.init), number: steps, tags: tags)
            return call(Int(callee), at: position + 1, passings: passings + [passing], next: Int(end))
        case .block(let name, _, _, let end): return enterBlock(name, at: position, end: Int(end))
        case .return: return leave()
        case .text, .line, .nothing, .lineStart, .sectionEnd, .dynamicCall: break
        }
        return position + 1
    }
}

extension NameAudit {
    private mutating func enterSection(_ path: NamePath, at position: Int, end: Int) -> Int {
        switch find(path, at: position) {
        case .missing: return end
        case .unknown: open(nil, isClosed: true, end: end)
        case .absentCase: open([.bool(false)], isClosed: true, end: end)
        case .values(let values):
            let items = values.sectionContexts
            open(items.isEmpty ? nil : items, isClosed: values.allSatisfy(\.isFalse), end: end)
        }
        return position + 1
    }

    private mutating func open(_ context: [TemplateValue]?, isClosed: Bool, end: Int) {
        contexts.push(context)
        enterSection(end: end, hasContext: true, isClosed: isClosed)
    }

    private mutating func enterSection(end: Int, hasContext: Bool, isClosed: Bool) {
        parts.append(
            Part(
                entry: nil, end: end, next: end, hasContext: hasContext, isClosed: isClosed || self.isClosed,
                passings: passings, tags: tags))
    }

    private mutating func call(_ callee: Int, at tag: Int, passings inner: [Passing], next: Int) -> Int {
        guard let entry = library.program.callees[callee].entry else { return next }
        return enter(Int(entry), passings: inner, tags: tags.suffix(Self.tagLimit - 1) + [tag], next: next)
    }

    private mutating func enterBlock(_ name: BlockName, at position: Int, end: Int) -> Int {
        // An inheriting template overrides the inherited one, so the outermost tag that passes the block applies.
        for (index, passing) in passings.enumerated() {
            guard let entry = library.program.entry(of: name, from: passing.first) else { continue }
            return enter(entry, passings: Array(passings.prefix(index)), tags: passing.tags, next: end)
        }
        return position + 1
    }

    /// Enters a template or block. Recursion ends where the data ends. In a section that is not opened, it never ends,
    /// so it is not entered again.
    private mutating func enter(_ entry: Int, passings inner: [Passing], tags inside: [Int], next: Int) -> Int {
        let calls = parts.compactMap(\.entry)
        let visit = Visit(
            entry: entry, contexts: contexts.number, passing: inner.last?.number ?? 0, tag: inside.last,
            isClosed: isClosed)
        guard calls.count < Self.callLimit, !isClosed || !calls.contains(entry), visits.insert(visit).inserted
        else { return next }
        parts.append(
            Part(
                entry: entry, end: nil, next: next, hasContext: false, isClosed: isClosed, passings: passings,
                tags: tags))
        passings = inner
        tags = inside
        return entry
    }

    private mutating func leave() -> Int {
        let part = parts.removeLast()
        if part.hasContext { contexts.pop() }
        passings = part.passings
        tags = part.tags
        return part.next
    }

    private var isClosed: Bool { parts.last?.isClosed ?? false }

    /// Looks up a path. Keeps each unknown name once for each place and tag.
    private mutating func find(_ path: NamePath, at position: Int) -> AuditContexts.Found {
        let result = contexts.find(path, in: library.program)
        switch result {
        case .missing(let name) where reported.insert(AuditedName(position: position, tag: tags.last)).inserted:
            let problem = Diagnostic.unresolvedName(library.program.spelling(of: path), nearest: nearest(to: name))
            missing.append(
                MissingName(
                    diagnostic: problem.at(library.program.location(of: position)), position: position, tags: tags,
                    sections: path.head.map(contexts.sections) ?? []))
        case .values where path.head != nil, .absentCase:
            if found.insert(AuditedName(position: position, tag: tags.last)).inserted {
                found.formUnion(tags.dropLast().map { AuditedName(position: position, tag: $0) })
            }
        case .values, .missing, .unknown: break
        }
        return result
    }

    private mutating func nearest(to missing: AuditContexts.Missing) -> [String] {
        let spelling = missing.prefix + missing.name.string
        if let names = nearest[contexts.number]?[spelling] { return names }
        let names = contexts.nearest(to: missing)
        nearest[contexts.number, default: [:]][spelling] = names
        return names
    }

    private mutating func report(_ problem: Diagnostic, at position: Int) {
        diagnostics.append(problem.at(library.program.location(of: position)))
    }
}
