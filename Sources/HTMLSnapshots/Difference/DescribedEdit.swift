/// A change of one element, described in words.
package struct DescribedEdit: Hashable, Codable, Sendable {
    /// What changed.
    package enum Kind: String, Codable, Sendable {
        case text
        /// An attribute with a text that readers see or hear, such as `aria-label`.
        case label
        /// The address that it leads to, or of what it shows.
        case address
        /// Its classes, or its own style.
        case style
        case attribute
        case added
        case removed
        /// The element itself, which has another name, or the elements in it, in a way that has no shorter name.
        case structure
    }

    package let kind: Kind
    /// The name of the element, such as `button`.
    package let element: String
    /// The beginning of the element's text. Nil if it has none, and if the text itself has changed.
    package let name: String?
    /// The name of the attribute. Nil for a change of anything else.
    package let attribute: String?
    /// The recorded value, shortened. Nil if there is none.
    package let old: String?
    /// The actual value, shortened. Nil if there is none.
    package let new: String?
}

extension TreeEdits {
    /// Returns the first edits in words, each once, and the number of others.
    func described(limit: Int) -> (edits: [DescribedEdit], omitted: Int) {
        var known: Set<DescribedEdit> = []
        let all = blocks.flatMap(described).filter { known.insert($0).inserted }
        return (Array(all.prefix(limit)), max(0, all.count - limit))
    }

    private func described(_ block: EditBlock) -> [DescribedEdit] {
        let isOfElements = (old.tokens[block.old] + new.tokens[block.new]).contains {
            [.tag, .endTag].contains($0.kind)
        }
        return isOfElements ? elements(block) : attributes(block) + text(block)
    }

    /// The first element that was added or removed. If there are both, one has another name now, or the structure is
    /// another.
    private func elements(_ block: EditBlock) -> [DescribedEdit] {
        let started = (old: old.indices(in: block.old, of: [.tag]), new: new.indices(in: block.new, of: [.tag]))
        let edit = { (kind: DescribedEdit.Kind, tree: TokenizedTree, index: Int) in
            DescribedEdit(kind, of: tree.owner(of: index), in: tree)
        }
        switch (started.old.first, started.new.first) {
        case (let removed?, nil): return [edit(.removed, old, removed)]
        case (nil, let added?): return [edit(.added, new, added)]
        case (let removed?, let added?):
            let owners = (old: old.owner(of: removed), new: new.owner(of: added))
            let names = (old: old.name(of: owners.old), new: new.name(of: owners.new))
            guard names.old != names.new else { return [edit(.structure, old, removed)] }
            return [DescribedEdit(.structure, of: owners.old, in: old, from: names.old, to: names.new)]
        case (nil, nil): return []
        }
    }

    private func attributes(_ block: EditBlock) -> [DescribedEdit] {
        let kinds: Set<DifferenceToken.Kind> = [.attribute, .class]
        let (olds, news) = (old.indices(in: block.old, of: kinds), new.indices(in: block.new, of: kinds))
        guard let (tree, index) = olds.first.map({ (old, $0) }) ?? news.first.map({ (new, $0) }) else { return [] }
        let (removed, added) = (old.attributes(at: olds), new.attributes(at: news))
        return Set(removed.keys).union(added.keys).sorted().map { name in
            DescribedEdit(
                DescribedEdit.Kind(attribute: name), of: tree.owner(of: index), in: tree, attribute: name,
                from: removed[name], to: added[name])
        }
    }

    /// The text of an element before and after, or only the words that were added or removed.
    private func text(_ block: EditBlock) -> [DescribedEdit] {
        let kinds: Set<DifferenceToken.Kind> = [.word, .line]
        let (olds, news) = (old.indices(in: block.old, of: kinds), new.indices(in: block.new, of: kinds))
        switch (olds.first, news.first) {
        case (let first?, let counterpart?):
            let owners = (old: old.owner(of: first), new: new.owner(of: counterpart))
            return [
                DescribedEdit(
                    .text, of: owners.old, in: old, isNamed: false, from: old.text(of: owners.old),
                    to: new.text(of: owners.new))
            ]
        case (let first?, nil):
            return [DescribedEdit(.text, of: old.owner(of: first), in: old, from: old.text(at: olds))]
        case (nil, let first?): return [DescribedEdit(.text, of: new.owner(of: first), in: new, to: new.text(at: news))]
        case (nil, nil): return []
        }
    }
}

extension DescribedEdit {
    /// - Parameter isNamed: Whether the text of the element says which element it is.
    fileprivate init(
        _ kind: Kind, of owner: Int, in tree: TokenizedTree, isNamed: Bool = true, attribute: String? = nil,
        from old: String? = nil, to new: String? = nil
    ) {
        // Otherwise, both would look the same.
        let isSeen = old.flatMap { old in new.map { !CharacterEscapes.lookEqual(old, $0) } } ?? true
        let shown = { (text: String) in isSeen ? text : CharacterEscapes.escaped(text) }
        self.init(
            kind: kind, element: tree.name(of: owner), name: isNamed ? tree.text(of: owner) : nil, attribute: attribute,
            old: old.map(shown), new: new.map(shown))
    }
}

extension DescribedEdit.Kind {
    fileprivate init(attribute: String) {
        self =
            switch attribute {
            case "aria-label", "alt", "title", "placeholder", "label": .label
            case "href", "src", "action", "formaction", "srcset", "poster": .address
            case "class", "style": .style
            default: .attribute
            }
    }
}

extension TokenizedTree {
    /// Returns the indices of tokens of some kinds.
    fileprivate func indices(in range: Range<Int>, of kinds: Set<DifferenceToken.Kind>) -> [Int] {
        range.filter { kinds.contains(tokens[$0].kind) }
    }

    /// Returns the texts of tokens in one line, shortened.
    fileprivate func text(at indices: [Int]) -> String {
        indices.map { tokens[$0].shownText }.joined(separator: " ").shortenedValue
    }

    /// Returns the text in an element, shortened. Nil without any.
    fileprivate func text(of owner: Int) -> String? {
        let words = words(in: owner, limit: Self.maxWords)
        return words.isEmpty ? nil : words.joined(separator: " ").shortenedValue
    }

    private static let maxWords = 20

    /// Returns the values of attributes by their names. An attribute without a value has its name as its value.
    fileprivate func attributes(at indices: [Int]) -> [String: String] {
        let pairs = indices.map { tokens[$0] }.map { token in
            let parts = token.text.split(separator: "=", maxSplits: 1)
            if token.kind == .class { return ("class", token.text) }
            let value = parts.count > 1 ? String(parts[1].dropFirst().dropLast()) : token.text
            return (String(parts[0]), CharacterEscapes.unescaped(value))
        }
        return Dictionary(pairs) { $0 + " " + $1 }.mapValues(\.shortenedValue)
    }
}

extension String {
    /// The beginning of a value that would be too long in a list.
    fileprivate var shortenedValue: String { count > 60 ? prefix(59) + "…" : self }
}
