/// One step of rendering. Positions are indices into `Program.instructions`.
enum Instruction: Sendable {
    /// Copies text of the template.
    case text(TextRange)
    /// Copies text that begins a line, after the indentation in force.
    case line(TextRange)
    /// Does nothing: the place of text that turned out to be indentation.
    case nothing
    /// A line begins here with something other than text: writes the indentation in force.
    case lineStart
    /// `{{name}}`
    case escaped(NamePath)
    /// `{{{name}}}` and `{{&name}}`
    case unescaped(NamePath)
    /// `{{#name}}`; the body follows, and `end` is past its `sectionEnd`.
    case section(NamePath, end: Int32)
    /// `{{/name}}` of a section whose body begins at `body`.
    case sectionEnd(body: Int32)
    /// `{{^name}}`; the body follows, and ends before `end` with no instruction of its own.
    case inverted(NamePath, end: Int32)
    /// `{{> name}}`; `callee` is an index into `Program.callees`.
    ///
    /// `indentation` is what its lines get beside that of the lines around it; nil when the tag does not stand alone,
    /// and they get none.
    case call(callee: Int32, indentation: ByteRange?)
    /// `{{> *name}}`
    case dynamicCall(NamePath, indentation: ByteRange?)
    /// `{{< name}}`: the call that follows passes the blocks from `first` of `Program.arguments`, and returns to `end`.
    case arguments(first: Int32?, end: Int32)
    /// `{{$name}}`; its default content follows until `end`.
    ///
    /// `indentation` is what the lines of a block that replaces it get, as in a call. `isInline` when the tag does not
    /// stand alone, so that the first line continues one.
    case block(BlockName, indentation: ByteRange?, isInline: Bool, end: Int32)
    /// The end of a template, or of a block passed to a parent.
    case `return`
}

extension Instruction {
    /// A call that indents the lines of what it calls; anything else unchanged.
    func indented(by indentation: ByteRange?) -> Instruction {
        switch self {
        case .call(let callee, _): .call(callee: callee, indentation: indentation)
        case .dynamicCall(let path, _): .dynamicCall(path, indentation: indentation)
        default: self
        }
    }
}

/// What a tag looks up: a name in the context stack, then members of what it finds.
struct NamePath: Sendable {
    /// The name to find in the context stack; nil for `.`, the innermost context itself.
    let head: TemplateName?
    /// Where the further components begin in `Program.components`; nil when there are none.
    let rest: Int32?
}

/// One component of a dotted name after its first.
struct NameComponent: Sendable {
    let name: TemplateName
    /// The number that the component spells, for a list.
    let index: Int?
    let isLast: Bool
}

/// A block that a `{{< parent}}` tag passes.
struct BlockArgument: Sendable {
    let name: BlockName
    /// Its first instruction.
    let entry: Int32
    /// Whether the tag passes no further one. The arguments of one tag follow each other.
    let isLast: Bool
}

/// The name of a block. Blocks and values have names apart, though both are interned alike.
struct BlockName: Hashable, Sendable {
    let name: TemplateName
}
