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
