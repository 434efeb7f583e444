/// All templates of a library, compiled: flat arrays that rendering only reads.
///
/// One value for all templates means that moving from one to another is a jump, with nothing to retain.
struct Program: Sendable {
    /// A template's part of the arrays.
    struct Template: Sendable {
        let name: String
        let file: String
        let bytes: Range<Int>
        /// Its instructions; empty when it did not parse.
        var instructions: Range<Int>
    }

    /// The templates in the order of their bytes and instructions.
    var templates: [Template] = []
    /// The text of the templates, one after another.
    var bytes: [UInt8] = []
    /// Where in `bytes` a line begins, after each line break.
    var lineStarts: [Int32] = []
    /// How many Unicode scalars begin before each block of `bytes`.
    var scalarCounts: [Int32] = []
    var instructions: [Instruction] = []
    /// Where the tag of each instruction begins in `bytes`.
    var places: [Int32] = []
    var components: [NameComponent] = []
    var arguments: [BlockArgument] = []
    /// The names in partial and parent tags, and what they lead to.
    var callees: [Callee] = []

    /// A template as a tag names it.
    struct Callee: Sendable {
        let name: String
        /// Its first instruction; nil when the name leads to no usable template.
        var entry: Int32?
    }
}

extension Program {
    /// The name as the template spells it.
    func spelling(of path: NamePath) -> String {
        guard let head = path.head else { return "." }
        guard var position = path.rest.map(Int.init) else { return head.string }
        var spelling = head.string + "." + components[position].name.string
        while !components[position].isLast {
            position += 1
            spelling += "." + components[position].name.string
        }
        return spelling
    }

    /// The first instruction of what a parent tag passes for a block; `first` is the first of what it passes.
    func entry(of name: BlockName, from first: Int?) -> Int? {
        guard let first else { return nil }
        for argument in arguments[first...] {
            if argument.name == name { return Int(argument.entry) }
            if argument.isLast { return nil }
        }
        return nil
    }
}

/// A range of the program's bytes, in half the space of `Range<Int>`.
struct ByteRange: Hashable, Sendable {
    static let empty = ByteRange(0..<0)

    private let start: Int32
    private let end: Int32

    init(_ range: Range<Int>) {
        start = Int32(range.lowerBound)
        end = Int32(range.upperBound)
    }

    var range: Range<Int> { Int(start)..<Int(end) }
    var isEmpty: Bool { start == end }
}

/// A piece of a template's text, with its line breaks found beforehand.
struct TextRange: Sendable {
    /// Where the piece is in `Program.bytes`.
    let bytes: ByteRange
    /// The first element of `Program.lineStarts` that is past the start of the piece.
    let nextLine: Int32
}
