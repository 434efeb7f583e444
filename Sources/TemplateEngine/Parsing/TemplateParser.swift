/// Compiles the text of one template to instructions.
///
/// Open elements are stored in an array, so that nesting uses no call stack.
struct TemplateParser {
    /// The maximum nesting depth of sections, blocks and parents in one template.
    static let maxNesting = 256

    let bytes: [UInt8]
    let builder: ProgramBuilder
    var scanner: TagScanner
    /// The start of the text that is not emitted yet.
    var textStart = 0
    /// The indentation to remove from the lines of the block being parsed, if it is passed to a parent.
    var dedent = 0..<0
    var open: [OpenElement] = []

    init(_ bytes: [UInt8], builder: ProgramBuilder) {
        self.bytes = bytes
        self.builder = builder
        scanner = TagScanner(bytes)
    }

    /// Emits the instructions of the whole template.
    mutating func parse() throws(ParseFailure) {
        while let tag = try scanner.next() {
            try read(tag)
        }
        if let element = open.last {
            let expected = scanner.delimiters.tag("/" + element.tag.closingName)
            throw ParseFailure(
                problem: .unclosed(expected: expected), offset: element.tag.range.lowerBound, opening: element.opening)
        }
        emitText(textStart..<bytes.count)
        builder.emit(.return, at: bytes.count)
    }

    private mutating func read(_ tag: Tag) throws(ParseFailure) {
        try checkPlace(of: tag)
        switch tag.kind {
        case .comment, .delimiters: passText(before: tag, line: line(of: tag))
        case .escaped: try readVariable(tag) { .escaped($0) }
        case .unescaped: try readVariable(tag) { .unescaped($0) }
        case .section: try readSection(tag, role: .section) { .section($0, end: 0) }
        case .inverted: try readSection(tag, role: .inverted) { .inverted($0, end: 0) }
        case .partial: try readPartial(tag)
        case .parent: try openParent(tag)
        case .block: try readBlock(tag)
        case .close: try close(tag)
        }
    }

    /// Directly inside of a parent, only blocks have a meaning.
    private func checkPlace(of tag: Tag) throws(ParseFailure) {
        guard let element = open.last, element.isParent else { return }
        switch tag.kind {
        case .block, .close, .comment, .delimiters: return
        default:
            throw ParseFailure(
                problem: .notABlock(text(of: tag)), offset: tag.range.lowerBound, opening: element.opening)
        }
    }

    private mutating func readVariable(_ tag: Tag, _ instruction: (NamePath) -> Instruction) throws(ParseFailure) {
        passText(before: tag, line: nil)
        builder.emit(instruction(try path(tag)), at: tag.range.lowerBound)
    }

    private mutating func readPartial(_ tag: Tag) throws(ParseFailure) {
        let line = line(of: tag)
        passText(before: tag, line: line)
        let indentation = line.isStandalone ? indentation(line.blankStart, before: tag) : nil
        builder.emit(try call(tag, indentation: indentation), at: tag.range.lowerBound)
    }

    /// Returns the instruction that renders the template of a tag.
    func call(_ tag: Tag, indentation: ByteRange?) throws(ParseFailure) -> Instruction {
        tag.isDynamic
            ? .dynamicCall(try path(tag), indentation: indentation)
            : .call(callee: builder.callee(tag.name), indentation: indentation)
    }

    /// Splits the name of a tag at its dots.
    func path(_ tag: Tag) throws(ParseFailure) -> NamePath {
        if tag.name == "." { return NamePath(head: nil, rest: nil) }
        guard tag.name.utf8.contains(UInt8(ascii: ".")) else {
            return NamePath(head: TemplateName(tag.name), rest: nil)
        }
        let components = tag.name.split(separator: ".", omittingEmptySubsequences: false)
        if components.contains(where: \.isEmpty) {
            throw ParseFailure(problem: .emptyNameComponent(tag.name), offset: tag.range.lowerBound)
        }
        return NamePath(head: TemplateName(String(components[0])), rest: builder.components(components.dropFirst()))
    }

    /// Returns the tag as it is written.
    func text(of tag: Tag) -> String {
        String(decoding: bytes[tag.range], as: UTF8.self)
    }
}

/// A section, block or parent whose closing tag has not been parsed yet.
struct OpenElement {
    enum Role {
        /// A section `{{#name}}`.
        case section
        /// An inverted section `{{^name}}`.
        case inverted
        /// A block `{{$name}}` with its default content.
        case block
        /// A passed block `{{$name}}` directly inside of a parent, with the indentation to remove after it is closed.
        case argument(outerDedent: Range<Int>)
        /// A parent `{{< name}}`, with the start of its line if the tag may be standalone.
        case parent(blankStart: Int?)
    }

    /// A block that a parent tag passes.
    struct PassedBlock {
        let tag: Tag
        let name: BlockName
        /// The first instruction of its content.
        let entry: Int32
    }

    let tag: Tag
    /// The tag as it is written.
    let text: String
    let role: Role
    /// The instruction of the tag, or the first one of its content for a passed block.
    let instruction: Int
    /// The blocks that a parent passes, as far as they have been parsed.
    var passed: [PassedBlock] = []
}

extension OpenElement {
    var isParent: Bool {
        if case .parent = role { true } else { false }
    }

    /// The place where the element was opened, for messages.
    var opening: (tag: String, offset: Int) { (text, tag.range.lowerBound) }
}
