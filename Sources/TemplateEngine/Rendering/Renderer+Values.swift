import Diagnostics

extension Renderer {
    /// Returns the text of a tag before escaping. Reports a diagnostic and returns nil if there is none.
    @inline(__always)
    mutating func text(of path: NamePath, at position: Int) -> String? {
        guard let value = contexts.value(of: path, components) else {
            reportUnresolved(path, at: position)
            return nil
        }
        guard let text = value.text else {
            reportNoText(path, value, at: position)
            return nil
        }
        return text
    }

    /// Opens a section. Returns false if it is skipped.
    mutating func enterSection(_ path: NamePath, at position: Int) -> Bool {
        guard let value = sectionValue(of: path, at: position), !value.isFalse else { return false }
        contexts.push(value)
        return true
    }

    /// Whether an inverted section is rendered.
    mutating func entersInverted(_ path: NamePath, at position: Int) -> Bool {
        sectionValue(of: path, at: position)?.isFalse ?? true
    }

    private mutating func sectionValue(of path: NamePath, at position: Int) -> TemplateValue? {
        if let value = contexts.value(of: path, components) { return value }
        if !isPastEnd(path) { reportUnresolved(path, at: position) }
        return nil
    }
}

extension Renderer {
    /// Whether `path` fails at an index after the end of a list, which is an empty section but not a
    /// problem.
    func isPastEnd(_ path: NamePath) -> Bool {
        guard let failure = failure(of: path), case .list = failure.value else { return false }
        return failure.component.index != nil
    }

    /// Returns names that are similar to `path`, in the contexts or in the object that lacks a member.
    mutating func nearest(to path: NamePath) -> [String] {
        if let failure = failure(of: path) {
            guard case .object(let object) = failure.value else { return [] }
            return nearest(to: failure.component.name, in: [object.shape]).map { failure.prefix + $0 }
        }
        return path.head.map { nearest(to: $0, in: contexts.shapes) } ?? []
    }

    private mutating func nearest(to name: TemplateName, in shapes: [TemplateShape]) -> [String] {
        nearest(NearestSearch(word: name.string, shapes: shapes.map(ObjectIdentifier.init))) { _ in
            NearestNames.nearest(to: name.string, among: Set(shapes.flatMap(\.names)).map(\.string))
        }
    }

    /// Returns templates whose names are similar to `name`.
    mutating func nearestTemplates(to name: String) -> [String] {
        nearest(NearestSearch(word: name, shapes: nil)) { $0.library.index.nearest(to: name) }
    }

    private mutating func nearest(_ search: NearestSearch, _ find: (borrowing Renderer) -> [String]) -> [String] {
        if let names = nearestNames[search] { return names }
        let names = find(self)
        nearestNames[search] = names
        return names
    }

    /// Returns the first component that a value lacks, that value, and the path so far with a dot. Nil if the first
    /// name is not found.
    private func failure(of path: NamePath) -> (value: TemplateValue, component: NameComponent, prefix: String)? {
        guard let head = path.head, var value = contexts.value(of: head), let rest = path.rest else { return nil }
        var prefix = head.string + "."
        for component in library.program.components[Int(rest)...] {
            guard let member = value.member(component) else { return (value, component, prefix) }
            value = member
            prefix += component.name.string + "."
        }
        return nil
    }
}

extension Renderer {
    /// Appends text of the template, with the current indentation after each line break.
    mutating func appendText(_ text: TextRange, _ bytes: Span<UInt8>, _ lineStarts: Span<Int32>) {
        let end = text.bytes.range.upperBound
        var start = text.bytes.range.lowerBound
        var line = Int(text.nextLine)
        while isIndented, line < lineStarts.count, lineStarts[line] < end {
            output.append(start..<Int(lineStarts[line]), of: bytes)
            appendIndentation(bytes)
            start = Int(lineStarts[line])
            line += 1
        }
        output.append(start..<end, of: bytes)
    }

    /// Appends text that begins a line.
    mutating func appendLine(_ text: TextRange, _ bytes: Span<UInt8>, _ lineStarts: Span<Int32>) {
        beginLine(bytes)
        appendText(text, bytes, lineStarts)
    }

    /// Writes the current indentation, unless the caller of the frame has begun the line.
    mutating func beginLine(_ bytes: Span<UInt8>) {
        guard isIndented else { return }
        if frame.continuesLine {
            frame.continuesLine = false
        } else {
            appendIndentation(bytes)
        }
    }

    private mutating func appendIndentation(_ bytes: Span<UInt8>) {
        for index in frame.firstIndentation..<indentations.count {
            output.append(indentations[index].range, of: bytes)
        }
    }

    /// Whether the frame's lines are indented.
    private var isIndented: Bool { frame.firstIndentation < indentations.count }
}
