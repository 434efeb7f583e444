extension Renderer {
    /// Renders the template of a tag. Gives where to go on.
    mutating func call(_ callee: Int, indentation: ByteRange?, at position: Int) -> Int {
        guard let entry = library.program.callees[callee].entry else {
            reportTemplate(library.program.callees[callee].name, at: position)
            return endCall(at: position)
        }
        return enterTemplate(Int(entry), indentation: indentation, at: position)
    }

    /// Renders the template that a value names. Gives where to go on.
    mutating func call(_ path: NamePath, indentation: ByteRange?, at position: Int) -> Int {
        switch value(of: path) {
        case .string(let name):
            if let entry = library.entry(of: name) {
                return enterTemplate(entry, indentation: indentation, at: position)
            }
            reportTemplate(name, at: position)
        case let value?: reportNoTemplateName(path, value, at: position)
        case nil: reportUnresolved(path, at: position)
        }
        return endCall(at: position)
    }

    private mutating func enterTemplate(_ entry: Int, indentation: ByteRange?, at position: Int) -> Int {
        let before = extent
        let caller = frames.count - 1
        var scope = frames[caller].scope
        if let passedBlocks {
            scope = scopes.count
            scopes.append(passedBlocks)
        }
        let frame = Frame(
            entry: entry, call: position, returnPosition: endCall(at: position), scope: scope,
            continuesLine: frames[caller].continuesLine, before: before)
        frames[caller].continuesLine = false
        return enter(frame, indentation: indentation)
    }

    /// Forgets the blocks passed to a call. Gives the instruction after it, which is behind them.
    private mutating func endCall(at position: Int) -> Int {
        defer { passedBlocks = nil }
        return passedBlocks?.returnPosition ?? position + 1
    }

    /// Makes `frame` the innermost. Gives where to go on: at its first instruction, unless there are too many.
    ///
    /// - Parameter indentation: What its lines get beside what the caller's have; nil when they get none.
    mutating func enter(_ frame: Frame, indentation: ByteRange?) -> Int {
        if frames.count == Self.maximumDepth { return leaveEndless(frame) }
        var frame = frame
        if let indentation {
            frame.firstIndentation = frames[frames.count - 1].firstIndentation
            if !indentation.isEmpty { indentations.append(indentation) }
        }
        frames.append(frame)
        return frame.entry
    }

    /// Ends the innermost frame. Gives where to go on.
    mutating func leaveFrame() -> Int {
        let frame = frames.removeLast()
        scopes.removeLast(scopes.count - frame.before.scopes)
        indentations.removeLast(indentations.count - frame.before.indentations)
        return frame.returnPosition
    }

    /// How far everything reaches now.
    var extent: Frame.Extent {
        Frame.Extent(
            contexts: contexts.count, scopes: scopes.count, indentations: indentations.count, output: output.count)
    }
}

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

/// The blocks that one parent tag passes.
struct BlockScope {
    /// The first of them in `Program.arguments`; nil when there are none.
    let first: Int?
    /// The scope that the tag itself stands in.
    let outer: Int?
    /// Where rendering goes on after the parent.
    let returnPosition: Int
}
