extension Renderer {
    /// Appends text of the template, with the indentation in force after each line break in it.
    mutating func appendText(_ text: TextRange, _ bytes: Span<UInt8>, _ lineStarts: Span<Int32>) {
        if isIndented {
            appendIndented(text, bytes, lineStarts)
        } else {
            output.append(bytes.extracting(text.bytes.range))
        }
    }

    /// Appends text that begins a line.
    mutating func appendLine(_ text: TextRange, _ bytes: Span<UInt8>, _ lineStarts: Span<Int32>) {
        beginLine(bytes)
        appendText(text, bytes, lineStarts)
    }

    /// Writes the indentation in force, unless what called the frame has begun the line.
    mutating func beginLine(_ bytes: Span<UInt8>) {
        guard isIndented else { return }
        if frames[frames.count - 1].continuesLine {
            frames[frames.count - 1].continuesLine = false
        } else {
            appendIndentation(bytes)
        }
    }

    private mutating func appendIndented(_ text: TextRange, _ bytes: Span<UInt8>, _ lineStarts: Span<Int32>) {
        let range = text.bytes.range
        var start = range.lowerBound
        var line = Int(text.nextLine)
        while line < lineStarts.count && lineStarts[line] < range.upperBound {
            let end = Int(lineStarts[line])
            output.append(bytes.extracting(start..<end))
            appendIndentation(bytes)
            start = end
            line += 1
        }
        output.append(bytes.extracting(start..<range.upperBound))
    }

    private mutating func appendIndentation(_ bytes: Span<UInt8>) {
        for index in frames[frames.count - 1].firstIndentation..<indentations.count {
            output.append(bytes.extracting(indentations[index].range))
        }
    }

    /// Whether the frame's lines are indented.
    private var isIndented: Bool {
        frames[frames.count - 1].firstIndentation < indentations.count
    }
}
