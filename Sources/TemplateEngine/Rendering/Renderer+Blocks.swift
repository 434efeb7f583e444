extension Renderer {
    /// Keeps the blocks that a parent tag passes for the call that follows it.
    mutating func passBlocks(from first: Int?, returnPosition: Int) {
        passedBlocks = BlockScope(first: first, outer: frames[frames.count - 1].scope, returnPosition: returnPosition)
    }

    /// The frame of what is passed for a block; nil when nothing is, so that its default content renders.
    ///
    /// It sees the blocks that were passed to the template it stands in, not those of the template it is passed to.
    func blockFrame(_ name: BlockName, isInline: Bool, returnPosition: Int, at position: Int) -> Frame? {
        guard let (entry, scope) = passed(for: name) else { return nil }
        return Frame(
            entry: entry, call: position, returnPosition: returnPosition, scope: scopes[scope].outer,
            continuesLine: isInline, before: extent)
    }

    /// What is passed for a block by the outermost parent tag that passes it: what inherits decides over what is
    /// inherited.
    private func passed(for name: BlockName) -> (entry: Int, scope: Int)? {
        var found: (entry: Int, scope: Int)?
        var next = frames[frames.count - 1].scope
        while let scope = next {
            if let entry = library.program.entry(of: name, from: scopes[scope].first) { found = (entry, scope) }
            next = scopes[scope].outer
        }
        return found
    }
}
