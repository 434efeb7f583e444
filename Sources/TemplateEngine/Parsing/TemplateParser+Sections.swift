extension TemplateParser {
    mutating func readSection(
        _ tag: Tag, role: OpenElement.Role, _ instruction: (NamePath) -> Instruction
    ) throws(ParseFailure) {
        passText(before: tag, line: line(of: tag))
        let position = builder.next
        builder.emit(instruction(try path(tag)), at: tag.range.lowerBound)
        try push(tag, role, at: position)
    }

    /// Notes that a tag waits for its closing one.
    mutating func push(_ tag: Tag, _ role: OpenElement.Role, at instruction: Int) throws(ParseFailure) {
        guard open.count < Self.maximumNesting else {
            throw ParseFailure(problem: .tooDeep(limit: Self.maximumNesting), offset: tag.range.lowerBound)
        }
        open.append(OpenElement(tag: tag, text: text(of: tag), role: role, instruction: instruction))
    }

    /// Ends the innermost open element, which the tag has to name.
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
