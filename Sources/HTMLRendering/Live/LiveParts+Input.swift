extension LiveParts {
    /// Returns the input with the names that the parts themselves have for what the page names. A name of something that
    /// is no longer there stays.
    func resolved(_ input: LiveInput) -> LiveInput {
        // A view is in those whose prefixes are shorter.
        let parts = entries.sorted { $0.names.prefix.count < $1.names.prefix.count }
        return input.mapNames { name in
            parts.reduce(name) { name, entry in
                entry.names.local(name) == nil ? name : entry.part.id(of: name) ?? name
            }
        }
    }

    /// Enters what has changed, then runs the action. A rejected entry prevents the action, also that of another part.
    func apply(_ input: LiveInput) -> LiveRejection? {
        let entries = entries
        var shares = entries.map { _ in input.withoutContent }
        var rejections: [LiveRejection] = []
        for (name, entry) in input.entries.sorted(by: { $0.key < $1.key }) {
            if let (index, local) = Self.owner(of: name, in: entries) {
                shares[index].entries[local] = entry
            } else {
                rejections.append(.unknownControl(name))
            }
        }
        let target = Self.target(of: input, entries, shares)
        if input.action != nil, target == nil { rejections += Self.unknown(input.action) }
        for index in entries.indices where index != target?.index {
            rejections += [entries[index].part.apply(shares[index])].compactMap(\.self)
        }
        if let (index, action) = target {
            shares[index].action = rejections.isEmpty ? action : nil
            shares[index].submittedField = input.submittedField.flatMap(entries[index].names.local)
            rejections += [entries[index].part.apply(shares[index])].compactMap(\.self)
        }
        if input.action != nil { rememberSecrets() }
        return rejections.first
    }

    /// Returns the text or identifier of what the user pressed, if no part records that itself.
    func description(of action: LiveInput.Action) -> String? {
        let entries = entries
        guard case .control(let name) = action, let (index, local) = Self.owner(of: name, in: entries) else {
            return nil
        }
        return entries[index].part.description(of: .control(local))
    }

    /// Returns the part that has a name, which is the one with the longest prefix, and its own name for it.
    private static func owner(of name: String, in entries: [Entry]) -> (index: Int, local: String)? {
        entries.indices.compactMap { index in entries[index].names.local(name).map { (index, $0) } }
            .max { entries[$0.0].names.prefix.count < entries[$1.0].names.prefix.count }
    }

    /// Returns the part that the action is for. A form is submitted by the part with the field in which the user pressed
    /// Enter, or else by the one in which something was entered.
    private static func target(
        of input: LiveInput, _ entries: [Entry], _ shares: [LiveInput]
    ) -> (index: Int, action: LiveInput.Action)? {
        switch input.action {
        case .control(let name): owner(of: name, in: entries).map { ($0.index, .control($0.local)) }
        case .submit:
            (input.submittedField.flatMap { owner(of: $0, in: entries)?.index }
                ?? entries.indices.first { entries[$0].part.isChanged(by: shares[$0].entries) }
                ?? shares.firstIndex { !$0.entries.isEmpty } ?? entries.indices.first).map { ($0, .submit) }
        case nil: nil
        }
    }

    private static func unknown(_ action: LiveInput.Action?) -> [LiveRejection] {
        if case .control(let name) = action { [.unknownControl(name)] } else { [] }
    }
}

extension LiveInput {
    /// The input for a part, without entries and action.
    fileprivate var withoutContent: LiveInput {
        var input = LiveInput()
        input.focus = focus
        input.sizes = sizes
        return input
    }
}
