import FOSMVVM

/// A text that a file lacks, below names of keys that it lacks, too.
struct YAMLInsertion {
    let text: String
    let names: [String]
    /// Whether the text is the first element of a list.
    let isElement: Bool
    var style: YAMLStyle

    /// Returns the files that a function makes with the text in each style that may hold it.
    func styled(_ file: (YAMLInsertion) -> String?) -> [String] {
        [style, .double].compactMap { style in
            var insertion = self
            insertion.style = style
            return file(insertion)
        }
    }

    /// Returns the file with a section of the locale at its end.
    func newSection(in editor: YAMLEditor) -> String? {
        let source = editor.source
        guard let members = editor.root.members, let first = members.first, let last = members.last,
            !editor.root.isFlow
        else { return nil }
        let indent = source.indentation(of: first.key)
        guard let lines = lines(indent: indent + editor.step, step: editor.step) else { return nil }
        let hasBlankLines =
            members.count == 1 || source.lineStart(of: last.key.range.lowerBound).isAfterBlankLine(in: source)
        let header = String(repeating: " ", count: indent) + YAMLScalar.key(editor.locale.tag) + ":"
        return source.inserting(lines: (hasBlankLines ? [""] : []) + [header] + lines, at: source.scalars.count)
    }

    /// Returns the file with the text among the members of a map: after the nearest one that precedes it in the default
    /// locale, or else before all others.
    func inserted(
        among members: [YAMLPart.Member], of parent: YAMLPart.Member, order: [String], in editor: YAMLEditor
    ) -> String? {
        let before = order.prefix { $0 != names[0] }
        let isKnown = order.contains(names[0])
        let previous =
            isKnown
            ? before.reversed().lazy.compactMap { parent.value.member($0) }.first : members.last
        if parent.value.isFlow { return insertedInBrackets(after: previous, of: parent.value, in: editor.source) }
        guard let first = members.first,
            let lines = lines(indent: editor.source.indentation(of: first.key), step: editor.step)
        else { return nil }
        if let previous {
            let part = previous.value.range.isEmpty ? previous.key : previous.value.lastPart
            return editor.source.inserting(lines: lines, after: part)
        }
        return editor.source.inserting(
            lines: lines, at: editor.source.nextLine(after: parent.key.range.upperBound))
    }

    private func insertedInBrackets(
        after previous: YAMLPart.Member?, of map: YAMLPart, in source: YAMLSource
    ) -> String? {
        guard let line = flow(names[...]) else { return nil }
        if let previous {
            let end = max(previous.value.range.upperBound, previous.key.range.upperBound)
            return source.replacing(end..<end, with: ", " + line)
        }
        let start = map.members?.first?.key.range.lowerBound ?? map.range.lowerBound + 1
        return source.replacing(start..<start, with: map.members?.isEmpty == false ? line + ", " : line)
    }

    /// Returns the file with a map instead of a text or of nothing.
    func replacing(valueOf parent: YAMLPart.Member, in editor: YAMLEditor) -> String? {
        let source = editor.source
        let old = parent.value.range
        guard let lines = lines(indent: source.indentation(of: parent.key) + editor.step, step: editor.step) else {
            return nil
        }
        let keyEnd = source.lineEnd(of: parent.key.range.upperBound)
        // A comment after the value stays after the key.
        let rest = old.upperBound <= keyEnd ? source.text(in: old.upperBound..<keyEnd) : ""
        let start = old.isEmpty ? old.lowerBound : source.endOfText(before: old.lowerBound)
        let end = max(old.upperBound, old.upperBound <= keyEnd ? keyEnd : old.lowerBound)
        let isAfterBreak = end > keyEnd && source.lineStart(of: end) == end
        let text = ([rest] + lines).joined(separator: source.lineBreak) + (isAfterBreak ? source.lineBreak : "")
        return source.replacing(start..<end, with: text)
    }

    /// Returns the lines with the names and the text. Nil for a style that cannot hold it.
    private func lines(indent: Int, step: Int) -> [String]? {
        var lines: [String] = []
        for (depth, name) in names.enumerated() {
            lines.append(Self.space(indent + depth * step) + YAMLScalar.key(name) + ":")
        }
        let scalar = YAMLScalar(text: text, style: style)
        let inner = indent + names.count * step
        if isElement { return scalar.line().map { lines + [Self.space(inner) + "- " + $0] } }
        guard let value = style.isBlock ? scalar.block(indent: inner) : scalar.line().map({ [$0] }) else { return nil }
        lines[lines.count - 1] += " " + value[0]
        return lines + value.dropFirst()
    }

    /// Returns the names and the text in braces.
    private func flow(_ names: ArraySlice<String>) -> String? {
        guard let name = names.first else {
            let style = style.isBlock ? YAMLStyle.double : style
            return YAMLScalar(text: text, style: style).line().map { isElement ? "[\($0)]" : $0 }
        }
        let rest = names.dropFirst()
        return flow(rest).map { "\(YAMLScalar.key(name)): " + (rest.isEmpty ? $0 : "{ \($0) }") }
    }

    private static func space(_ count: Int) -> String { String(repeating: " ", count: count) }
}

extension YAMLPart {
    /// The last node in a block, after which another one can begin.
    fileprivate var lastPart: YAMLPart {
        if isFlow { return self }
        switch content {
        case .text, .alias: return self
        case .list(let elements): return elements.last?.lastPart ?? self
        case .map(let members):
            guard let last = members.last else { return self }
            return last.value.range.isEmpty ? last.key : last.value.lastPart
        }
    }
}

extension YAMLSource {
    /// Returns the end of what is before an index in its line, without white space.
    fileprivate func endOfText(before index: Int) -> Int {
        var end = index
        while end > lineStart(of: index), scalars[end - 1].properties.isWhitespace { end -= 1 }
        return end
    }
}

extension Int {
    /// Whether the line before the start of a line is blank.
    fileprivate func isAfterBlankLine(in source: YAMLSource) -> Bool { self > 0 && source.isBlankLine(at: self - 1) }
}
