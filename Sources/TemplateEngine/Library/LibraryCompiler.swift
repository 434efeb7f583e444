import Diagnostics

/// Parses sources into one program, and collects those that do not parse.
struct LibraryCompiler {
    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    private static let maxBytes = Int(Int32.max) / 2

    private let builder = ProgramBuilder()
    private var names: [String] = []
    private var errors: [Int: Diagnostic] = [:]

    /// Compiles every source. If several have the same name, the last one applies.
    init(_ sources: [TemplateSource]) {
        let last = Dictionary(zip(sources.map(\.name), sources.indices)) { _, last in last }
        for (index, source) in sources.enumerated() where last[source.name] == index {
            add(source)
        }
    }

    private mutating func add(_ source: TemplateSource) {
        var bytes: [UInt8] = []
        if case .bytes(let content) = source.content { bytes = content }
        let marked = bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0
        bytes.removeFirst(marked)
        let failure = failure(source, bytes, skipped: marked)
        do throws(ParseFailure) {
            try builder.addTemplate(name: source.name, file: source.file, bytes: failure == nil ? bytes : []) {
                () throws(ParseFailure) in
                if let failure { throw failure }
                var parser = TemplateParser(bytes, builder: builder)
                try parser.parse()
            }
        } catch {
            errors[names.count] = error.diagnostic(template: source.name, file: source.file, bytes: bytes)
        }
        names.append(source.name)
    }

    /// Returns the reason why a source cannot be parsed at all.
    private func failure(_ source: TemplateSource, _ bytes: [UInt8], skipped: Int) -> ParseFailure? {
        if case .unreadable(let error) = source.content {
            return ParseFailure(problem: .unreadable(error), offset: 0)
        }
        if builder.program.bytes.count + bytes.count > Self.maxBytes {
            return ParseFailure(problem: .tooLarge(limit: Self.maxBytes), offset: 0)
        }
        do {
            _ = try UTF8Span(validating: bytes.span)
            return nil
        } catch {
            let offset = error.byteOffsets.lowerBound
            return ParseFailure(problem: .invalidUTF8(byteOffset: offset + skipped), offset: offset)
        }
    }

    /// Returns the finished library, in which every static call refers to its template.
    func finish(reserved: ReservedTemplates, targets: Set<String>) -> TemplateLibrary.Contents {
        let index = TemplateIndex(names: names, reserved: reserved, targets: targets)
        let templates = builder.program.templates
        let program = builder.link { name in
            guard case .found(let number) = index.match(name), !templates[number].instructions.isEmpty else {
                return nil
            }
            return templates[number].instructions.lowerBound
        }
        return TemplateLibrary.Contents(program: program, index: index, errors: errors)
    }
}
