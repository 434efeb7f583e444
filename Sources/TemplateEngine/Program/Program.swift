/// All templates of a library as flat arrays, which rendering only reads.
///
/// All templates are in one value, so that calling another template is only a jump without reference counting.
struct Program: Sendable {
    /// The part of the arrays that belongs to a template.
    struct Template: Sendable {
        let name: String
        let file: String
        let bytes: Range<Int>
        /// The instructions. Empty if the template does not parse.
        var instructions: Range<Int>
    }

    /// The templates in the order of their bytes and instructions.
    var templates: [Template] = []
    /// The texts of the templates, one after another.
    var bytes: [UInt8] = []
    /// The offsets in `bytes` of the lines, which begin after each line break.
    var lineStarts: [Int32] = []
    /// The number of Unicode scalars that begin before each block of `bytes`.
    var scalarCounts: [Int32] = []
    var instructions: [Instruction] = []
    /// The offset in `bytes` of each instruction's tag.
    var places: [Int32] = []
    var components: [NameComponent] = []
    var arguments: [BlockArgument] = []
    /// The names in partial and parent tags, with their templates.
    var callees: [Callee] = []

    /// A template name in a tag.
    struct Callee: Sendable {
        let name: String
        /// The first instruction of the template. Nil if there is no usable template.
        var entry: Int32?
    }
}

extension Program {
    /// Returns the name as the template spells it.
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

    /// Returns the first instruction of the block that a parent tag passes. `first` is the index of the tag's first
    /// block.
    func entry(of name: BlockName, from first: Int?) -> Int? {
        guard let first else { return nil }
        for argument in arguments[first...] {
            if argument.name == name { return Int(argument.entry) }
            if argument.isLast { return nil }
        }
        return nil
    }
}

/// A range of the program's bytes, in half the size of a `Range<Int>`.
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

/// A piece of a template's text, with its line breaks.
struct TextRange: Sendable {
    /// The range of the piece in `Program.bytes`.
    let bytes: ByteRange
    /// The index of the first element of `Program.lineStarts` after the start of the piece.
    let nextLine: Int32
}
