/// Looks up every name of a template that a value decides about, in sections that it does not open too.
///
/// A section that is false is gone through as if it were true. What a list that is empty or a value that is null would
/// hold is not known: there, any name may be found.
struct NameAudit {
    private static let callLimit = 64
    private static let stepLimit = 1_000_000
    /// Of sections and templates in each other, which are gone through on the call stack.
    private static let depthLimit = 512

    let library: TemplateLibrary.Contents
    var contexts: AuditContexts
    private(set) var diagnostics: [TemplateDiagnostic] = []
    private var reported: Set<Int> = []
    /// The first instructions of the templates and blocks that are being gone through.
    private var calls: [Int] = []
    private var blocks: [AuditBlocks] = []
    /// How many of the sections around would not be opened.
    private var closedSections = 0
    private var steps = 0
    private var depth = 0
    private var isCutShort = false

    init(_ library: TemplateLibrary.Contents, _ value: TemplateValue) {
        self.library = library
        contexts = AuditContexts(value)
    }

    /// Goes on from an instruction to the end of its template or block, or to another instruction.
    mutating func walk(from start: Int, to end: Int? = nil) {
        depth += 1
        defer { depth -= 1 }
        var position = start
        while position != end {
            guard depth <= Self.depthLimit, steps < Self.stepLimit else { return cutShort(at: position) }
            steps += 1
            switch library.program.instructions[position] {
            case .escaped(let path), .unescaped(let path): _ = find(path, at: position)
            case .section(let path, let end):
                walkSection(path, at: position, end: Int(end))
                position = Int(end)
                continue
            case .inverted(let path, let end):
                _ = find(path, at: position)
                closedSections += 1
                walk(from: position + 1, to: Int(end))
                closedSections -= 1
                position = Int(end)
                continue
            case .call(let callee, _): walkCall(Int(callee), blocks: blocks)
            case .arguments(let first, let end):
                if case .call(let callee, _) = library.program.instructions[position + 1] {
                    walkCall(Int(callee), blocks: blocks + [AuditBlocks(first: first.map(Int.init), outer: blocks)])
                }
                position = Int(end)
                continue
            case .block(let name, _, _, let end):
                walkBlock(name, at: position, end: Int(end))
                position = Int(end)
                continue
            case .return: return
            case .text, .line, .nothing, .lineStart, .sectionEnd, .dynamicCall: break
            }
            position += 1
        }
    }

    private mutating func walkSection(_ path: NamePath, at position: Int, end: Int) {
        switch find(path, at: position) {
        case .missing: return
        case .unknown, .value(.null), .value(.list([])): walkBody(nil, at: position, end: end, isClosed: true)
        case .absentCase, .value(.bool(false)): walkBody(.bool(false), at: position, end: end, isClosed: true)
        case .value(.list(let items)):
            for item in items { walkBody(item, at: position, end: end, isClosed: false) }
        case .value(let value): walkBody(value, at: position, end: end, isClosed: value.isFalse)
        }
    }

    private mutating func walkBody(_ context: TemplateValue?, at position: Int, end: Int, isClosed: Bool) {
        contexts.push(context)
        closedSections += isClosed ? 1 : 0
        walk(from: position + 1, to: end)
        closedSections -= isClosed ? 1 : 0
        contexts.pop()
    }

    /// A template that includes itself ends where the data does, which in a section that is not opened is nowhere.
    private mutating func walkCall(_ callee: Int, blocks inner: [AuditBlocks]) {
        guard let entry = library.program.callees[callee].entry.map(Int.init) else { return }
        enter(entry, blocks: inner)
    }

    private mutating func walkBlock(_ name: BlockName, at position: Int, end: Int) {
        // What inherits decides over what is inherited, so the outermost that passes the block counts.
        for scope in blocks {
            guard let entry = library.program.entry(of: name, from: scope.first) else { continue }
            return enter(entry, blocks: scope.outer)
        }
        walk(from: position + 1, to: end)
    }

    private mutating func enter(_ entry: Int, blocks inner: [AuditBlocks]) {
        guard calls.count < Self.callLimit, closedSections == 0 || !calls.contains(entry) else { return }
        let outer = blocks
        calls.append(entry)
        blocks = inner
        walk(from: entry)
        blocks = outer
        calls.removeLast()
    }

    private mutating func cutShort(at position: Int) {
        guard !isCutShort else { return }
        isCutShort = true
        report(.unexplored(tags: Self.stepLimit, levels: Self.depthLimit), at: position)
    }

    /// What a path leads to; a diagnostic, once for each place, where that is nothing.
    private mutating func find(_ path: NamePath, at position: Int) -> AuditContexts.Found {
        let found = contexts.find(path, in: library.program)
        if case .missing(let nearest) = found, reported.insert(position).inserted {
            report(.unresolvedName(library.program.spelling(of: path), nearest: nearest), at: position)
        }
        return found
    }

    private mutating func report(_ problem: TemplateProblem, at position: Int) {
        diagnostics.append(
            TemplateDiagnostic(problem: problem, location: library.program.location(of: position)))
    }
}
