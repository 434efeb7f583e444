extension Program {
    /// What a template mentions, in order.
    func references(in template: Template) -> [TemplateReference] {
        var open: [(name: String, end: Int)] = []
        return template.instructions.compactMap { position in
            open.removeAll { $0.end <= position }
            guard let (kind, name) = mention(at: position) else { return nil }
            let sections = open.map(\.name)
            if case .section(_, let end) = instructions[position] { open.append((name, Int(end))) }
            return TemplateReference(kind: kind, name: name, sections: sections, location: location(of: position))
        }
    }

    private func mention(at position: Int) -> (TemplateReference.Kind, String)? {
        switch instructions[position] {
        case .escaped(let path), .unescaped(let path): (.variable, spelling(of: path))
        case .section(let path, _): (.section, spelling(of: path))
        case .inverted(let path, _): (.invertedSection, spelling(of: path))
        case .call(let callee, _): (isParent(at: position) ? .parent : .partial, callees[Int(callee)].name)
        case .dynamicCall(let path, _): (.dynamicTemplate, spelling(of: path))
        case .block(let block, _, _, _): (.block, block.name.string)
        case .text, .line, .lineStart, .sectionEnd, .arguments, .return: nil
        }
    }

    /// Whether the call at `position` is a parent tag's.
    func isParent(at position: Int) -> Bool {
        guard position > 0, case .arguments = instructions[position - 1] else { return false }
        return true
    }
}
