extension TemplateParser {
    mutating func readSection(
        _ tag: Tag, role: OpenElement.Role, _ instruction: (NamePath) -> Instruction
    ) throws(ParseFailure) {
        passText(before: tag, line: line(of: tag))
        let position = builder.next
        builder.emit(instruction(try path(tag)), at: tag.range.lowerBound)
        try push(tag, role, at: position)
    }

    /// Opens an element that a closing tag ends.
    mutating func push(_ tag: Tag, _ role: OpenElement.Role, at instruction: Int) throws(ParseFailure) {
        guard open.count < Self.maxNesting else {
            throw ParseFailure(problem: .tooDeep(limit: Self.maxNesting), offset: tag.range.lowerBound)
        }
        open.append(OpenElement(tag: tag, text: text(of: tag), role: role, instruction: instruction))
    }

    /// Closes the innermost open element, whose name the tag must repeat.
    mutating func close(_ tag: Tag) throws(ParseFailure) {
        guard let element = open.last else {
            throw ParseFailure(problem: .unexpectedClose(text(of: tag)), offset: tag.range.lowerBound)
        }
        guard element.tag.closingName == tag.closingName else {
            let expected = scanner.delimiters.tag("/" + element.tag.closingName)
            let problem = TemplateParseProblem.mismatchedClose(found: text(of: tag), expected: expected)
            throw ParseFailure(problem: problem, offset: tag.range.lowerBound, opening: element.opening)
        }
        switch element.role {
        case .section, .inverted, .block: closeSection(element, tag)
        case .argument(let outerDedent): closeArgument(element, tag, outerDedent: outerDedent)
        case .parent(let blankStart): try closeParent(element, tag, blankStart: blankStart)
        }
    }

    private mutating func closeSection(_ element: OpenElement, _ tag: Tag) {
        passText(before: tag, line: line(of: tag))
        open.removeLast()
        let position = element.instruction
        switch builder.instruction(at: position) {
        case .section(let path, _):
            builder.emit(.sectionEnd(body: Int32(position + 1)), at: tag.range.lowerBound)
            builder.replace(position, with: .section(path, end: Int32(builder.next)))
        case .inverted(let path, _):
            builder.replace(position, with: .inverted(path, end: Int32(builder.next)))
        case .block(let name, let indentation, let isInline, _):
            let end = Int32(builder.next)
            builder.replace(position, with: .block(name, indentation: indentation, isInline: isInline, end: end))
        default:
            break
        }
    }
}

extension TemplateParser {
    /// Begins `{{< name}}`: arguments, call, then the instructions of the passed blocks.
    mutating func openParent(_ tag: Tag) throws(ParseFailure) {
        let blankStart = line(of: tag).blankStart
        if let blankStart {
            emitText(textStart..<blankStart)
            textStart = blankStart
        }
        passText(before: tag, line: nil)
        let position = builder.next
        builder.emit(.arguments(first: nil, end: 0), at: tag.range.lowerBound)
        builder.emit(try call(tag, indentation: nil), at: tag.range.lowerBound)
        try push(tag, .parent(blankStart: blankStart), at: position)
    }

    /// Ends a parent. Its tags are standalone if only space precedes the first one and follows the last one on their
    /// lines.
    mutating func closeParent(_ element: OpenElement, _ tag: Tag, blankStart: Int?) throws(ParseFailure) {
        open.removeLast()
        try checkRepetition(in: element)
        let position = element.instruction
        builder.replace(position, with: .arguments(first: builder.arguments(element.passed), end: Int32(builder.next)))
        textStart = tag.range.upperBound
        guard let blankStart, let blankEnd = TagLine.blankEnd(after: textStart, in: bytes) else { return }
        textStart = blankEnd
        // The space before the tag is emitted separately, and becomes the indentation of the called template.
        builder.replace(position - 1, with: .nothing)
        let call = builder.instruction(at: position + 1)
        builder.replace(position + 1, with: call.indented(by: indentation(blankStart, before: element.tag)))
    }

    private func checkRepetition(in parent: OpenElement) throws(ParseFailure) {
        var names: Set<BlockName> = []
        for block in parent.passed where !names.insert(block.name).inserted {
            let problem = TemplateParseProblem.repeatedBlock(block.tag.name)
            throw ParseFailure(problem: problem, offset: block.tag.range.lowerBound, opening: parent.opening)
        }
    }

    mutating func readBlock(_ tag: Tag) throws(ParseFailure) {
        if open.last?.isParent ?? false {
            try openArgument(tag)
        } else {
            try openBlock(tag)
        }
    }

    /// Begins a block with its default content.
    private mutating func openBlock(_ tag: Tag) throws(ParseFailure) {
        let line = line(of: tag)
        passText(before: tag, line: line)
        let position = builder.next
        let instruction = Instruction.block(
            BlockName(name: TemplateName(tag.name)),
            indentation: blockIndentation(tag, line: line),
            isInline: !line.isStandalone,
            end: 0
        )
        builder.emit(instruction, at: tag.range.lowerBound)
        try push(tag, .block, at: position)
    }

    /// Returns the indentation of a block that replaces this one: that of its default content, or else that of the
    /// tag.
    private func blockIndentation(_ tag: Tag, line: TagLine) -> ByteRange? {
        guard line.isStandalone else { return indentation(line.blankStart, before: tag) }
        let content = TagLine.firstIndentation(from: textStart, in: bytes)
        let isEmpty = bytes[content.upperBound...].starts(with: scanner.delimiters.open + [UInt8(ascii: "/")])
        return isEmpty ? indentation(line.blankStart, before: tag) : builder.bytes(dedented(content))
    }

    /// Begins a block that is passed to a parent. The indentation of its first line is removed from its lines.
    private mutating func openArgument(_ tag: Tag) throws(ParseFailure) {
        let outerDedent = dedent
        try push(tag, .argument(outerDedent: outerDedent), at: builder.next)
        textStart = tag.range.upperBound
        dedent = textStart..<textStart
        if let lineEnd = TagLine.blankEnd(after: textStart, in: bytes) {
            textStart = lineEnd
            dedent = TagLine.firstIndentation(from: lineEnd, in: bytes)
        } else {
            builder.emit(.lineStart, at: tag.range.lowerBound)
        }
    }

    /// Ends a passed block, and adds it to those of the surrounding parent.
    mutating func closeArgument(_ element: OpenElement, _ tag: Tag, outerDedent: Range<Int>) {
        emitText(textStart..<(line(of: tag).blankStart ?? tag.range.lowerBound))
        textStart = tag.range.upperBound
        builder.emit(.return, at: tag.range.lowerBound)
        dedent = outerDedent
        open.removeLast()
        let name = BlockName(name: TemplateName(element.tag.name))
        let block = OpenElement.PassedBlock(tag: element.tag, name: name, entry: Int32(element.instruction))
        open[open.count - 1].passed.append(block)
    }
}
