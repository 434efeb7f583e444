import Diagnostics

extension Renderer {
    mutating func appendEscaped(_ path: NamePath, at position: Int) {
        guard let value = value(of: path) else { return reportUnresolved(path, at: position) }
        if !output.appendEscaped(value) { reportNoText(path, value, at: position) }
    }

    mutating func appendUnescaped(_ path: NamePath, at position: Int) {
        guard let value = value(of: path) else { return reportUnresolved(path, at: position) }
        if !output.append(value) { reportNoText(path, value, at: position) }
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
        if let value = value(of: path) { return value }
        if !isPastEnd(path) { reportUnresolved(path, at: position) }
        return nil
    }
}

extension Renderer {
    /// Returns the value of `path` in the contexts, the innermost first. Nil if it is not found.
    func value(of path: NamePath) -> TemplateValue? {
        guard let head = path.head else { return contexts.innermost }
        guard let rest = path.rest else { return contexts.value(of: head) }
        return contexts.value(of: head).flatMap { member(of: $0, along: Int(rest)) }
    }

    /// Looks up the components from `start` on in `value`.
    private func member(of value: TemplateValue, along start: Int) -> TemplateValue? {
        var value = value
        var position = start
        while let member = value.member(library.program.components[position]) {
            if library.program.components[position].isLast { return member }
            value = member
            position += 1
        }
        return nil
    }

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

    /// Writes the current indentation, unless the caller of the frame has begun the line.
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
