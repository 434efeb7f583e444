/// An instruction of rendering. Positions are indices of `Program.instructions`.
enum Instruction: Sendable {
    /// Writes text of the template.
    case text(TextRange)
    /// Writes text that begins a line, after the current indentation.
    case line(TextRange)
    /// Does nothing. It replaces text that is indentation.
    case nothing
    /// Writes the current indentation at the start of a line that does not begin with text.
    case lineStart
    /// Writes an escaped value: `{{name}}`.
    case escaped(NamePath)
    /// Writes an unescaped value: `{{{name}}}` and `{{&name}}`.
    case unescaped(NamePath)
    /// Begins a section: `{{#name}}`. The body follows, and `end` is the index after its `sectionEnd`.
    case section(NamePath, end: Int32)
    /// Ends a section whose body begins at `body`: `{{/name}}`.
    case sectionEnd(body: Int32)
    /// Begins an inverted section: `{{^name}}`. The body follows, and ends before `end` without an instruction of its
    /// own.
    case inverted(NamePath, end: Int32)
    /// Calls a partial: `{{> name}}`. `callee` is an index of `Program.callees`.
    ///
    /// `indentation` is added to the surrounding indentation of its lines. It is nil if the tag is not standalone. Then
    /// the lines are not indented.
    case call(callee: Int32, indentation: ByteRange?)
    /// Calls a partial with a dynamic name: `{{> *name}}`.
    case dynamicCall(NamePath, indentation: ByteRange?)
    /// Passes the blocks from `first` of `Program.arguments` to the following call, which returns to `end`: `{{<
    /// name}}`.
    case arguments(first: Int32?, end: Int32)
    /// Begins a block: `{{$name}}`. Its default content follows until `end`.
    ///
    /// `indentation` is that of a block that replaces it, as in a call. `isInline` is true if the tag is not
    /// standalone, so that the first line continues a line.
    case block(BlockName, indentation: ByteRange?, isInline: Bool, end: Int32)
    /// Ends a template, or a block that is passed to a parent.
    case `return`
}

extension Instruction {
    /// Returns a call that indents the lines of the called template. Other instructions do not change.
    func indented(by indentation: ByteRange?) -> Instruction {
        switch self {
        case .call(let callee, _): .call(callee: callee, indentation: indentation)
        case .dynamicCall(let path, _): .dynamicCall(path, indentation: indentation)
        default: self
        }
    }
}

/// The name of a value: a name in the context stack, then names of members.
struct NamePath: Sendable {
    /// The name to look up in the context stack. Nil for `.`, the innermost context.
    let head: TemplateName?
    /// The index of the further components in `Program.components`. Nil if there are none.
    let rest: Int32?
}

/// A component of a dotted name after the first one.
struct NameComponent: Sendable {
    let name: TemplateName
    /// The component as a number, for a list.
    let index: Int?
    let isLast: Bool
}

/// A block that a `{{< parent}}` tag passes.
struct BlockArgument: Sendable {
    let name: BlockName
    /// The first instruction of the block.
    let entry: Int32
    /// Whether it is the last block of the tag. The blocks of a tag are consecutive.
    let isLast: Bool
}

/// The name of a block. Names of blocks and values are separate, although both are interned in the same way.
struct BlockName: Hashable, Sendable {
    let name: TemplateName
}
