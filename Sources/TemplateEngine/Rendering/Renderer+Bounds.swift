extension Renderer {
    /// Leaves templates that include each other too deeply. Returns the next instruction.
    ///
    /// The outermost inclusion of a template in itself is undone with all its content and output, so that the rest of
    /// the page renders as if it did not exist.
    ///
    /// - Parameter callee: The frame that exceeds the limit.
    mutating func leaveEndless(_ callee: Frame) -> Int {
        // Searching the frames takes about as long as that many instructions.
        steps += Self.maxDepth
        let frames = callers + [frame, callee]
        let depth = Self.firstRepetition(in: frames) ?? frames.count - 1
        let abandoned = frames[depth]
        frame = frames[depth - 1]
        callers = Array(frames[..<(depth - 1)])
        contexts.truncate(to: abandoned.before.contexts)
        scopes.removeLast(scopes.count - abandoned.before.scopes)
        indentations.removeLast(indentations.count - abandoned.before.indentations)
        output.truncate(to: abandoned.before.output)
        reportEndless(abandoned)
        return abandoned.returnPosition
    }

    /// Ends a rendering that reaches a limit, and removes all of its output, because an incomplete page of that size is
    /// useless.
    ///
    /// - Parameter position: The next instruction.
    mutating func stop(at position: Int) {
        let isTooLarge = output.isFull
        output.truncate(to: 0)
        reportStop(
            isTooLarge ? .tooMuchOutput(limit: limits.bytes) : .tooManySteps(limit: limits.steps), at: position)
    }

    /// Returns the first frame whose template or block is already being rendered. It is never the outermost.
    private static func firstRepetition(in frames: [Frame]) -> Int? {
        var entries: Set<Int> = []
        return frames.firstIndex { !entries.insert($0.entry).inserted }
    }
}
