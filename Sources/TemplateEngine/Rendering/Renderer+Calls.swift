import Diagnostics

extension Renderer {
    /// Renders the template of a tag. Returns the next instruction.
    mutating func call(_ callee: Int, indentation: ByteRange?, at position: Int) -> Int {
        guard let entry = library.program.callees[callee].entry else {
            callMissing(library.program.callees[callee].name, at: position)
            return endCall(at: position)
        }
        return enterTemplate(Int(entry), indentation: indentation, at: position)
    }

    /// Renders the template whose name is a value. Returns the next instruction.
    mutating func call(_ path: NamePath, indentation: ByteRange?, at position: Int) -> Int {
        switch contexts.value(of: path, components) {
        case .string(let name):
            if let entry = library.entry(of: name) {
                return enterTemplate(entry, indentation: indentation, at: position)
            }
            callMissing(name, at: position)
        case let value?: reportNoTemplateName(path, value, at: position)
        case nil: reportUnresolved(path, at: position)
        }
        return endCall(at: position)
    }

    /// Renders a partial that has no template in another way, or reports it. A parent must have a template.
    private mutating func callMissing(_ name: String, at position: Int) {
        guard passedBlocks == nil, let partial = missingPartials?(name, contexts.origins) else {
            return reportTemplate(name, at: position)
        }
        switch partial {
        case .rendered(let rendering):
            output.append(rendering.bytes.span)
            let location = library.program.location(of: position)
            let problems = rendering.diagnostics.map { $0.place == nil ? $0.at(location) : $0 }
            diagnostics += problems.filter { !diagnostics.contains($0) }
        case .problem(let problem): report(problem, inPlaceOf: name, at: position)
        }
    }

    private mutating func enterTemplate(_ entry: Int, indentation: ByteRange?, at position: Int) -> Int {
        let before = extent
        var scope = frame.scope
        if let passedBlocks {
            scope = scopes.count
            scopes.append(passedBlocks)
        }
        let callee = Frame(
            entry: entry, call: position, returnPosition: endCall(at: position), scope: scope,
            continuesLine: frame.continuesLine, before: before)
        frame.continuesLine = false
        return enter(callee, indentation: indentation)
    }

    /// Removes the blocks that were passed to a call. Returns the instruction after the call and its blocks.
    private mutating func endCall(at position: Int) -> Int {
        defer { passedBlocks = nil }
        return passedBlocks?.returnPosition ?? position + 1
    }

    /// Enters `callee`. Returns its first instruction, or the next instruction if there are too many frames.
    ///
    /// - Parameter indentation: The indentation to add to that of the caller. Nil for no indentation.
    mutating func enter(_ callee: Frame, indentation: ByteRange?) -> Int {
        if callers.count + 1 == Self.maxDepth { return leaveEndless(callee) }
        callers.append(frame)
        let callerIndentation = frame.firstIndentation
        frame = callee
        if let indentation {
            frame.firstIndentation = callerIndentation
            if !indentation.isEmpty { indentations.append(indentation) }
        }
        return frame.entry
    }

    /// Leaves the current frame. Returns the next instruction.
    mutating func leaveFrame(to caller: Frame) -> Int {
        let position = frame.returnPosition
        scopes.removeLast(scopes.count - frame.before.scopes)
        indentations.removeLast(indentations.count - frame.before.indentations)
        frame = caller
        return position
    }

    /// The current lengths of the arrays and the output.
    var extent: Frame.Extent {
        Frame.Extent(
            contexts: contexts.count, scopes: scopes.count, indentations: indentations.count, output: output.count)
    }
}

extension Renderer {
    /// Stores the blocks of a parent tag for the call that follows it.
    mutating func passBlocks(from first: Int?, returnPosition: Int) {
        passedBlocks = BlockScope(first: first, outer: frame.scope, returnPosition: returnPosition)
    }

    /// Returns the frame of a passed block. Nil if none is passed, so that the default content is rendered.
    ///
    /// It sees the blocks that were passed to the template that contains it, not those of the template it is passed to.
    func blockFrame(_ name: BlockName, isInline: Bool, returnPosition: Int, at position: Int) -> Frame? {
        guard let (entry, scope) = passed(for: name) else { return nil }
        return Frame(
            entry: entry, call: position, returnPosition: returnPosition, scope: scopes[scope].outer,
            continuesLine: isInline, before: extent)
    }

    /// Finds the block in the outermost parent tag that passes it, because an inheriting template overrides the
    /// inherited one.
    private func passed(for name: BlockName) -> (entry: Int, scope: Int)? {
        var found: (entry: Int, scope: Int)?
        var next = frame.scope
        while let scope = next {
            if let entry = library.program.entry(of: name, from: scopes[scope].first) { found = (entry, scope) }
            next = scopes[scope].outer
        }
        return found
    }
}

/// The blocks that one parent tag passes.
struct BlockScope {
    /// The index of the first block in `Program.arguments`. Nil if there are none.
    let first: Int?
    /// The scope of the tag itself.
    let outer: Int?
    /// The instruction to continue with after the parent.
    let returnPosition: Int
}
