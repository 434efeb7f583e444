/// The blocks that one parent tag passes.
struct AuditBlocks {
    /// The first of them in `Program.arguments`; nil when there are none.
    let first: Int?
    /// What was passed to the template that the tag stands in.
    let outer: [AuditBlocks]

    /// The first instruction of what is passed for a block.
    func entry(of name: BlockName, in program: Program) -> Int? {
        guard let first else { return nil }
        for argument in program.arguments[first...] {
            if argument.name == name { return Int(argument.entry) }
            if argument.isLast { return nil }
        }
        return nil
    }
}
