extension Renderer {
    /// Leaves templates that include each other too deeply. Gives where to go on.
    ///
    /// The outermost inclusion of a template in itself is taken back, with all inside it and all that it wrote, so that
    /// the rest of the page renders as if it were not there.
    ///
    /// - Parameter frame: The frame that there is no more room for.
    mutating func leaveEndless(_ frame: Frame) -> Int {
        // Looking through the frames takes about as long as that many instructions.
        steps += frames.count
        let depth = firstRepetition ?? frames.count
        let abandoned = depth < frames.count ? frames[depth] : frame
        frames.removeLast(frames.count - depth)
        contexts.truncate(to: abandoned.before.contexts)
        scopes.removeLast(scopes.count - abandoned.before.scopes)
        indentations.removeLast(indentations.count - abandoned.before.indentations)
        output.truncate(to: abandoned.before.output)
        reportEndless(abandoned)
        return abandoned.returnPosition
    }

    /// Ends a rendering that has come to one of its limits, and takes back all of its output: half a page of that size
    /// helps nobody.
    ///
    /// - Parameter position: The instruction to be rendered next.
    mutating func stop(at position: Int) {
        let isTooLarge = output.isFull
        output.truncate(to: 0)
        reportStop(
            isTooLarge ? .tooMuchOutput(limit: limits.bytes) : .tooManySteps(limit: limits.steps), at: position)
    }

    /// The first frame of something that is being rendered further out already.
    private var firstRepetition: Int? {
        var entries: Set<Int> = []
        return frames.firstIndex { !entries.insert($0.entry).inserted }
    }
}
