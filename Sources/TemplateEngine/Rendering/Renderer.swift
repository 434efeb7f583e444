package import Diagnostics

/// Renders one template once, by executing the program's instructions.
///
/// Calls and sections are stored in arrays instead of the call stack, so that only their number is limited.
struct Renderer: ~Copyable {
    /// The maximum depth in which templates and blocks include each other.
    static let maxDepth = 256

    let library: TemplateLibrary.Contents
    /// The components of the program's names.
    let components: [NameComponent]
    let unresolved: UnresolvedNames
    let limits: RenderingLimits
    /// What renders a partial without a template.
    let missingPartials: MissingPartials?
    /// The number of executed instructions.
    var steps = 0
    var output: OutputBuffer
    var contexts: ContextStack
    /// The template or block that is being rendered.
    var frame: Frame
    /// The frames of its callers, the outermost first.
    var callers: [Frame] = []
    var scopes: [BlockScope] = []
    /// The indentation that each frame adds to that of its caller, as bytes of the program.
    var indentations: [ByteRange] = []
    /// The blocks that a parent tag passes to the following call.
    var passedBlocks: BlockScope?
    var diagnostics: [Diagnostic] = []
    /// The problems that already have a diagnostic.
    var reported: Set<Report> = []
    /// The names that are similar to unknown names, searched once per name.
    var nearestNames: [NearestSearch: [String]] = [:]

    /// Creates a renderer that starts with the instruction at `entry`.
    init(
        _ library: TemplateLibrary.Contents, entry: Int, _ value: TemplateValue, unresolved: UnresolvedNames,
        limits: RenderingLimits, missingPartials: MissingPartials? = nil
    ) {
        self.library = library
        components = library.program.components
        self.unresolved = unresolved
        self.limits = limits
        self.missingPartials = missingPartials
        output = OutputBuffer(limit: limits.bytes)
        contexts = ContextStack(value)
        frame = Frame(outermost: entry)
    }

    /// Renders the template.
    mutating func run() {
        let (code, source, lines) = (library.program.instructions, library.program.bytes, library.program.lineStarts)
        let (instructions, bytes, lineStarts) = (code.span, source.span, lines.span)
        var position = frame.entry
        while true {
            guard steps < limits.steps, !output.isFull else { return stop(at: position) }
            steps += 1
            switch instructions[position] {
            case .text(let text): appendText(text, bytes, lineStarts)
            case .line(let text): appendLine(text, bytes, lineStarts)
            case .nothing: break
            case .lineStart: beginLine(bytes)
            case .escaped(let path):
                if let text = text(of: path, at: position) { output.appendEscaped(text.utf8.span) }
            case .unescaped(let path):
                if let text = text(of: path, at: position) { output.append(text.utf8.span) }
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
                guard let caller = callers.popLast() else { return }
                position = leaveFrame(to: caller)
                continue
            }
            position += 1
        }
    }

    /// Appends the output to `array`, and returns the diagnostics.
    consuming func finish(into array: inout [UInt8]) -> [Diagnostic] {
        output.copy(to: &array)
        return diagnostics
    }
}

/// The limits of a rendering, so that no template blocks its thread or fills the memory.
///
/// The default limits are far above any page. For example, a table of 50,000 rows is below them.
public struct RenderingLimits: Hashable, Sendable {
    /// The maximum number of rendered tags and pieces of text, including repetitions.
    public var steps: Int
    /// The maximum size of the output in bytes.
    public var bytes: Int

    /// Creates limits, with defaults.
    public init(steps: Int = 5_000_000, bytes: Int = 1 << 26) {
        self.steps = steps
        self.bytes = bytes
    }
}

/// A template, or a block that is passed to a parent, that is being rendered.
struct Frame {
    /// Its first instruction, which identifies it.
    let entry: Int
    /// The instruction that called it. Nil for the outermost frame.
    let call: Int?
    /// The instruction to continue with after it.
    let returnPosition: Int
    /// The last of the scopes whose blocks were passed to it. Nil if there are none.
    let scope: Int?
    /// Whether its first line continues a line, and is therefore not indented.
    var continuesLine: Bool
    /// The state of the renderer when it was called.
    let before: Extent
    /// The start of the indentation of its lines in the renderer's `indentations`, which it is the end of.
    var firstIndentation: Int

    /// The lengths of the renderer's arrays and output.
    struct Extent {
        let contexts, scopes, indentations, output: Int
    }

    /// Creates a frame whose lines are not indented.
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
    /// Creates the frame of the first template, which has no caller.
    init(outermost entry: Int) {
        let nothing = Extent(contexts: 0, scopes: 0, indentations: 0, output: 0)
        self.init(entry: entry, call: nil, returnPosition: entry, scope: nil, continuesLine: false, before: nothing)
    }
}

/// The result of a rendering.
package struct TemplateRendering: Sendable {
    /// The output in UTF-8.
    package let bytes: [UInt8]
    /// The diagnostics. Empty if there are no problems.
    package let diagnostics: [Diagnostic]

    /// Creates a result.
    package init(bytes: [UInt8], diagnostics: [Diagnostic]) {
        self.bytes = bytes
        self.diagnostics = diagnostics
    }

    /// The output as a string.
    package var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// Renders the partial of a name that no template has. Nil if it does not know the name.
///
/// - Parameters:
///   - name: The name in the tag.
///   - origins: What the objects around the tag were made from, the innermost first.
package typealias MissingPartials = (_ name: String, _ origins: [any Sendable]) -> MissingPartial?

/// A partial that no template has.
package enum MissingPartial {
    /// It is rendered in another way.
    case rendered(TemplateRendering)
    /// It cannot be rendered here.
    case problem(Diagnostic)
}

/// The output for an unknown name, partial or parent. Each has a diagnostic in any case.
public enum UnresolvedNames: Sendable {
    /// No output, as in the Mustache specification.
    case empty
    /// The escaped mark `⚠` with the name: `⚠ title`, `⚠ > CardView` for a partial, `⚠ < Layout` for a parent.
    case marked
}
