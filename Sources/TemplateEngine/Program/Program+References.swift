extension Program {
    /// What a template mentions, in order.
    func references(in template: Template) -> [TemplateReference] {
        var open: [(name: String, end: Int)] = []
        return template.instructions.flatMap { position in
            open.removeAll { $0.end <= position }
            let references = mentions(at: position).map { kind, name, place in
                TemplateReference(
                    kind: kind, name: name, sections: open.map(\.name), location: location(at: Int(place)))
            }
            if case .section(let path, let end) = instructions[position] { open.append((spelling(of: path), Int(end))) }
            return references
        }
    }

    private typealias Mention = (kind: TemplateReference.Kind, name: String, place: Int32)

    private func mentions(at position: Int) -> [Mention] {
        if case .arguments(let first?, _) = instructions[position] { return passedBlocks(from: Int(first)) }
        return mention(at: position).map { [($0, $1, places[position])] } ?? []
    }

    private func mention(at position: Int) -> (TemplateReference.Kind, String)? {
        switch instructions[position] {
        case .escaped(let path), .unescaped(let path): (.variable, spelling(of: path))
        case .section(let path, _): (.section, spelling(of: path))
        case .inverted(let path, _): (.invertedSection, spelling(of: path))
        case .call(let callee, _): (isParent(at: position) ? .parent : .partial, callees[Int(callee)].name)
        case .dynamicCall(let path, _): (.dynamicTemplate, spelling(of: path))
        case .block(let block, _, _, _): (.block, block.name.string)
        case .text, .line, .nothing, .lineStart, .sectionEnd, .arguments, .return: nil
        }
    }

    private func passedBlocks(from first: Int) -> [Mention] {
        let end = arguments[first...].firstIndex(where: \.isLast) ?? first
        return arguments[first...end].map { (.passedBlock, $0.name.name.string, $0.place) }
    }

    /// Whether the call at `position` is a parent tag's.
    func isParent(at position: Int) -> Bool {
        guard position > 0, case .arguments = instructions[position - 1] else { return false }
        return true
    }
}
