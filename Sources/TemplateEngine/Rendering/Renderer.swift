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

/// How much one rendering may do, so that no template keeps its thread or fills the memory.
///
/// The standard limits are far above any page: a table of 50,000 rows stays below them.
public struct RenderingLimits: Hashable, Sendable {
    /// The tags and pieces of text that are rendered, each counted every time.
    public var steps: Int
    /// The size of the output, in bytes.
    public var bytes: Int

    /// Limits; the standard ones where none are given.
    public init(steps: Int = 5_000_000, bytes: Int = 1 << 26) {
        self.steps = steps
        self.bytes = bytes
    }
}

/// A template, or a block passed to a parent, that is being rendered.
struct Frame {
    /// Its first instruction, which tells it from others.
    let entry: Int
    /// The instruction that called it; nil for the outermost.
    let call: Int?
    /// The instruction that follows when it ends.
    let returnPosition: Int
    /// The last of the scopes whose blocks were passed to it; nil when there are none.
    let scope: Int?
    /// Whether its next line goes on with one already begun, and so is not indented.
    var continuesLine: Bool
    /// What the renderer had when it was called.
    let before: Extent
    /// Where the indentation of its lines begins in the renderer's `indentations`, of which it is the end.
    var firstIndentation: Int

    /// How far the renderer's arrays and output reach.
    struct Extent {
        let contexts, scopes, indentations, output: Int
    }

    /// A frame whose lines are not indented.
    init(entry: Int, call: Int?, returnPosition: Int, scope: Int?, continuesLine: Bool, before: Extent) {
        self.entry = entry
        self.call = call
        self.returnPosition = returnPosition
        self.scope = scope
        self.continuesLine = continuesLine
        self.before = before
        firstIndentation = before.indentations
    }
}

extension Frame {
    /// The frame of the template that rendering begins with, whose caller is nobody.
    init(outermost entry: Int) {
        let nothing = Extent(contexts: 0, scopes: 0, indentations: 0, output: 0)
        self.init(entry: entry, call: nil, returnPosition: entry, scope: nil, continuesLine: false, before: nothing)
    }
}

/// What rendering made.
public struct TemplateRendering: Sendable {
    /// The output in UTF-8.
    public let bytes: [UInt8]
    /// What went wrong on the way; empty when all is well.
    public let diagnostics: [TemplateDiagnostic]

    /// The output as a string.
    public var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// What stands in the output for a name, partial or parent that leads nowhere. Each is a diagnostic either way.
public enum UnresolvedNames: Sendable {
    /// Nothing, as the Mustache specification has it.
    case empty
    /// `⚠` and the name, escaped: `⚠ title`, `⚠ > CardView` for a partial, `⚠ < Layout` for a parent.
    case marked
}
