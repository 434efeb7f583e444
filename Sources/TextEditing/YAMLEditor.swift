import FOSMVVM

/// Writes one text into a YAML file. Everything else stays as it is.
struct YAMLEditor {
    let source: YAMLSource
    let root: YAMLPart
    let locale: LocaleIdentifier
    /// Returns the names of the default locale below the names of keys, in their order.
    let order: ([String]) -> [String]
    /// The style of a text that the file does not have yet.
    let newStyle: YAMLStyle

    /// Returns the file with a text below the names of keys, or in a list there. The first of the results that reads
    /// as expected applies.
    func files(with text: String, at names: [String], index: Int?) throws(TextEditError) -> [String] {
        guard let section = root.section(of: locale) else {
            return insertion(text, names, index).styled { $0.newSection(in: self) }
        }
        var (parent, depth) = (section, 0)
        while true {
            switch parent.value.content {
            case .map(let members):
                guard let member = parent.value.member(names[depth]) else {
                    let isKnown = Array(names.prefix(depth))
                    return insertion(text, Array(names.dropFirst(depth)), index)
                        .styled { $0.inserted(among: members, of: parent, order: order(isKnown), in: self) }
                }
                depth += 1
                if depth == names.count { return try replaced(member, with: text, index: index) }
                parent = member
            case .text where parent.value.isNull || isPluralForm(names.dropFirst(depth)):
                return insertion(text, Array(names.dropFirst(depth)), index)
                    .styled { $0.replacing(valueOf: parent, in: self) }
            case .alias: throw .sharedText
            case .text, .list: throw .otherKind
            }
        }
    }

    private func isPluralForm(_ names: some Collection<String>) -> Bool {
        names.count == 1 && names.first.flatMap(PluralCategory.init(rawValue:)) != nil
    }

    private func insertion(_ text: String, _ names: [String], _ index: Int?) -> YAMLInsertion {
        YAMLInsertion(text: text, names: names, isElement: index != nil, style: newStyle)
    }

    /// Returns the file with another value of a key.
    private func replaced(
        _ member: YAMLPart.Member, with text: String, index: Int?
    ) throws(TextEditError) -> [String] {
        let value = member.value
        if case .alias = value.content { throw .sharedText }
        guard let index else {
            guard value.text != nil else { throw .otherKind }
            let space = value.range.isEmpty ? " " : ""
            return value.isNull
                ? line(text, style: newStyle).map { source.replacing(value.range, with: space + $0) }
                : replaced(value, with: text, below: source.indentation(of: member.key))
        }
        guard case .list(let elements) = value.content, index <= elements.count else { throw .otherKind }
        guard index == elements.count else {
            guard elements[index].text != nil else { throw .sharedText }
            return replaced(elements[index], with: text, below: source.column(of: value.range.lowerBound))
        }
        guard let last = elements.last else { throw .otherKind }
        let style = last.style ?? newStyle
        if value.isFlow {
            let end = last.range.upperBound
            return line(text, style: style).map { source.replacing(end..<end, with: ", " + $0) }
        }
        let indent = String(repeating: " ", count: source.column(of: value.range.lowerBound))
        return line(text, style: style).map { source.inserting(lines: ["\(indent)- \($0)"], after: last) }
    }

    private func line(_ text: String, style: YAMLStyle) -> [String] {
        [style, .double].compactMap { YAMLScalar(text: text, style: $0).line() }
    }

    /// Returns the file with another text, in the style of the old one or in double quotes.
    private func replaced(_ old: YAMLPart, with text: String, below indent: Int) -> [String] {
        let style = old.style ?? .double
        guard style.isBlock else {
            return line(text, style: style).map { source.replacing(old.range, with: $0) }
        }
        let isOpen = old.range.upperBound > 0 && source.lineStart(of: old.range.upperBound) != old.range.upperBound
        let end = isOpen ? "" : source.lineBreak
        let block = YAMLScalar(text: text, style: style).block(
            indent: blockIndent(of: old) ?? indent + 2, comment: comment(of: old), width: width(of: old))
        let quoted = YAMLScalar(text: text, style: .double).line().map { [$0 + comment(of: old)] }
        return [block, quoted].compactMap(\.self).map {
            source.replacing(old.range, with: $0.joined(separator: source.lineBreak) + end)
        }
    }

    /// Returns what follows the indicators in the header of a block.
    private func comment(of block: YAMLPart) -> String {
        let start = block.range.lowerBound
        return String(source.text(in: start..<source.lineEnd(of: start)).drop { "|>+-123456789".contains($0) })
    }

    private func blockIndent(of block: YAMLPart) -> Int? {
        lines(of: block).first { !source.isBlankLine(at: $0) }.map { start in
            source.scalars[start...].prefix { $0 == " " }.count
        }
    }

    private func width(of block: YAMLPart) -> Int {
        lines(of: block).map { source.lineEnd(of: $0) - $0 }.max() ?? 0
    }

    /// Returns the starts of the lines below the header of a block.
    private func lines(of block: YAMLPart) -> [Int] {
        var starts: [Int] = []
        var start = source.nextLine(after: block.range.lowerBound)
        while start < block.range.upperBound {
            starts.append(start)
            start = source.nextLine(after: start)
        }
        return starts
    }

    /// The number of spaces by which a level is indented.
    var step: Int {
        let section = root.members?.first { $0.value.members?.isEmpty == false && !$0.value.isFlow }
        guard let section, let first = section.value.members?.first else { return 2 }
        return max(source.indentation(of: first.key) - source.indentation(of: section.key), 1)
    }
}

extension YAMLSource {
    /// Returns the number of spaces before a key.
    func indentation(of key: YAMLPart) -> Int { column(of: key.range.lowerBound) }

    /// Returns the whole file with lines after the last line of a node.
    func inserting(lines: [String], after part: YAMLPart) -> String {
        let end = part.range.upperBound
        let isAfterBreak = part.style?.isBlock == true && lineStart(of: end) == end
        return inserting(lines: lines, at: isAfterBreak ? end : nextLine(after: end))
    }

    /// Returns the whole file with lines at the start of a line or the end of the text.
    func inserting(lines: [String], at index: Int) -> String {
        let text = lines.joined(separator: lineBreak)
        let isAtOpenEnd = index == scalars.count && !endsWithBreak
        return replacing(index..<index, with: isAtOpenEnd ? lineBreak + text : text + lineBreak)
    }
}
