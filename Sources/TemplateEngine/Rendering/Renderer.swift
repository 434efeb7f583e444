/// Renders one template once: goes through the program's instructions with what it keeps of values, calls and output.
///
/// Calls and sections are kept in arrays rather than on the stack, so that depth is limited by count alone.
struct Renderer: ~Copyable {
    /// How deep templates and blocks may include each other.
    static let maximumDepth = 256

    let library: TemplateLibrary.Contents
    let unresolved: UnresolvedNames
    let limits: RenderingLimits
    /// How many instructions were rendered.
    var steps = 0
    var output: OutputBuffer
    var contexts: ContextStack
    var frames: [Frame] = []
    var scopes: [BlockScope] = []
    /// What the frames add to the indentation of their callers, one after another, as bytes of the program.
    var indentations: [ByteRange] = []
    /// What a parent tag passes to the call that follows it.
    var passedBlocks: BlockScope?
    var diagnostics: [TemplateDiagnostic] = []
    /// What has a diagnostic already.
    var reported: Set<Report> = []
    /// The names near those that lead nowhere, looked for once for each name.
    var nearestNames: [NearestSearch: [String]] = [:]

    init(
        _ library: TemplateLibrary.Contents, _ value: TemplateValue, unresolved: UnresolvedNames,
        limits: RenderingLimits
    ) {
        self.library = library
        self.unresolved = unresolved
        self.limits = limits
        output = OutputBuffer(limit: limits.bytes)
        contexts = ContextStack(value)
    }

    /// Renders from the first instruction of a template to its end.
    mutating func run(from entry: Int) {
        let (code, source, lines) = (library.program.instructions, library.program.bytes, library.program.lineStarts)
        let (instructions, bytes, lineStarts) = (code.span, source.span, lines.span)
        frames.append(Frame(outermost: entry))
        var position = entry
        while !frames.isEmpty {
            guard steps < limits.steps, !output.isFull else { return stop(at: position) }
            steps += 1
            switch instructions[position] {
            case .text(let text): appendText(text, bytes, lineStarts)
            case .line(let text): appendLine(text, bytes, lineStarts)
            case .nothing: break
            case .lineStart: beginLine(bytes)
            case .escaped(let path): appendEscaped(path, at: position)
            case .unescaped(let path): appendUnescaped(path, at: position)
            case .section(let path, let end):
                if !enterSection(path, at: position) {
                    position = Int(end)
                    continue
                }
            case .sectionEnd(let body):
                if contexts.advance() {
                    position = Int(body)
                    continue
                }
            case .inverted(let path, let end):
                if !entersInverted(path, at: position) {
                    position = Int(end)
                    continue
                }
            case .call(let callee, let indentation):
                position = call(Int(callee), indentation: indentation, at: position)
                continue
            case .dynamicCall(let path, let indentation):
                position = call(path, indentation: indentation, at: position)
                continue
            case .arguments(let first, let end):
                passBlocks(from: first.map(Int.init), returnPosition: Int(end))
            case .block(let name, let indentation, let isInline, let end):
                if let frame = blockFrame(name, isInline: isInline, returnPosition: Int(end), at: position) {
                    position = enter(frame, indentation: indentation)
                    continue
                }
            case .return:
                position = leaveFrame()
                continue
            }
            position += 1
        }
    }

    /// Appends the output to `array`, and gives what went wrong.
    consuming func finish(into array: inout [UInt8]) -> [TemplateDiagnostic] {
        output.copy(to: &array)
        return diagnostics
    }
}
