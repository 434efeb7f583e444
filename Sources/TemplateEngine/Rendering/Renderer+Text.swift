extension Renderer {
    /// Appends text of the template, with the indentation in force after each line break in it.
    mutating func appendText(_ text: Span<UInt8>) {
        if isIndented { appendIndented(text) } else { output.append(text) }
    }

    /// Appends text that begins a line.
    mutating func appendLine(_ text: Span<UInt8>) {
        if isIndented {
            beginLine()
            appendIndented(text)
        } else {
            output.append(text)
        }
    }

    /// Writes the indentation in force, unless what called the frame has begun the line.
    mutating func beginLine() {
        guard isIndented else { return }
        if frames[frames.count - 1].continuesLine {
            frames[frames.count - 1].continuesLine = false
        } else {
            appendIndentation()
        }
    }

    private mutating func appendIndented(_ text: Span<UInt8>) {
        var start = 0
        for index in text.indices where text[index] == UInt8(ascii: "\n") && index + 1 < text.count {
            output.append(text.extracting(start..<index + 1))
            appendIndentation()
            start = index + 1
        }
        output.append(text.extracting(start..<text.count))
    }

    private mutating func appendIndentation() {
        let start = frames[frames.count - 1].before.indentation
        let indentation = indentation
        output.append(indentation.span.extracting(start..<indentation.count))
    }

    /// Whether the frame's lines are indented. Its own indentation is the end of `indentation`, the rest its callers'.
    private var isIndented: Bool {
        frames[frames.count - 1].before.indentation < indentation.count
    }
}
