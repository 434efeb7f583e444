import FOSFoundation

/// The names by which a page refers to the nodes of a tree.
///
/// A name is the id of a node that also says what the page shows for each element around the node. So a name finds the
/// element that the reader saw: in another session, where a random id is another one, and not at all if another element
/// has its place.
package struct ShownNames: Sendable {
    /// An element as a reader knows it: its place, and a digest of what it shows.
    private struct Appearance: Hashable {
        let place: Substring
        let digest: String
    }

    /// Separates the key of an element from the digest. No id contains it.
    private static let separator: Character = "_"

    /// What the ids of the nodes begin with.
    private let root: String
    /// The digests of the elements, by their ids.
    private var digests: [String: String] = [:]
    private var ids: [Appearance: String] = [:]

    /// Creates the names of a tree.
    ///
    /// - Parameter root: What the ids of its nodes begin with.
    package init(of tree: ViewTree, root: String) {
        self.root = root
        var order: [String] = []
        var contents: [String: [String]] = [:]
        for node in tree.nodes {
            for element in Self.elements(around: node.id, in: root) {
                if contents[element] == nil { order.append(element) }
                contents[element, default: []] += node.shownTexts
            }
        }
        let appearances = order.map { id in
            (id, Appearance(place: Self.place(of: id), digest: StableHash.name(of: contents[id] ?? [])))
        }
        for (appearance, elements) in Dictionary(grouping: appearances, by: \.1) { add(elements.map(\.0), appearance) }
    }

    /// Adds elements that show the same in one place. Each is known as the first of two, for example.
    private mutating func add(_ elements: [String], _ appearance: Appearance) {
        for (index, id) in elements.enumerated() {
            let digest = StableHash.name(of: [appearance.digest, "\(index + 1)/\(elements.count)"])
            digests[id] = digest
            ids[Appearance(place: appearance.place, digest: digest)] = id
        }
    }

    /// Returns the ids of the elements that contain a node, the outermost first.
    private static func elements(around id: String, in root: String) -> [String] {
        var elements: [String] = []
        for step in id.dropFirst(root.count).split(separator: "-") where ElementKey.isKey(step) {
            elements.append(String(id[..<step.endIndex]))
        }
        return elements
    }

    private static func place(of element: String) -> Substring {
        element.lastIndex(of: "-").map { element[..<$0] } ?? ""
    }
}

extension ShownNames {
    /// Returns the name of a node.
    ///
    /// - Parameter root: What names begin with in place of the root's id.
    package func name(of id: String, in root: String) -> String {
        var name = root
        var place = self.root
        for step in id.dropFirst(self.root.count).split(separator: "-") {
            place += "-\(step)"
            name += "-\(step)"
            if let digest = digests[place] { name += "\(Self.separator)\(digest)" }
        }
        return name
    }

    /// Returns the id of the node with a name, or of a node in it, whose name is longer. Nil if the element that it is
    /// about is not there.
    ///
    /// - Parameter last: The names on the last page of the session.
    package func id(of name: String, last: ShownNames?) -> String? {
        let (path, rest) = Self.parts(of: name, in: root)
        var id = root
        for step in path.split(separator: "-") {
            let parts = step.split(separator: Self.separator, maxSplits: 1)
            guard parts.count == 2 else {
                id += "-\(step)"
                continue
            }
            guard let element = element("\(id)-\(parts[0])", parts[0], String(parts[1]), in: id, last) else {
                return nil
            }
            id = element
        }
        return id + rest
    }

    /// Returns a name without what it says about elements, which is an id.
    package func withoutDigests(_ name: String) -> String {
        let (path, rest) = Self.parts(of: name, in: root)
        return root + path.replacing(/_[0-9a-z]+/, with: "") + rest
    }

    /// Splits a name behind its root into its steps and what belongs to a view in a node, which begins with a dot or the
    /// letter x.
    private static func parts(of name: String, in root: String) -> (path: Substring, rest: Substring) {
        let steps = name.dropFirst(root.count)
        let end = steps.firstRange(of: /\.|-x/)?.lowerBound ?? steps.endIndex
        return (steps[..<end], steps[end...])
    }

    /// Returns the id of an element. A known id is enough, and so is a number on the page of this session. Otherwise, it
    /// is the element that shows the same.
    private func element(
        _ id: String, _ key: Substring, _ digest: String, in place: String, _ last: ShownNames?
    ) -> String? {
        if let current = digests[id] {
            if current == digest || ElementKey.isIdentity(key) { return id }
            if ElementKey.isCounted(key), last?.digests[id] == digest { return id }
        }
        return ids[Appearance(place: place[...], digest: digest)]
    }
}

/// Something that another module renders, and that says what it shows.
package protocol ShownContent: Sendable {
    /// A text that differs if something else is shown.
    var shownText: String { get }
}

extension ViewNode {
    /// What the node itself shows, without the nodes in it and without passwords.
    fileprivate var shownTexts: [String] {
        let texts: [String] =
            switch kind {
            case .text(let runs): runs.map(\.text)
            case .symbol(let name, _), .asset(let name, _): [name]
            case .image(let address, _), .link(let address): [address.absoluteString]
            case .progress(let fraction): fraction.map { ["\($0)"] } ?? []
            case .control(.secureField, _): []
            case .control(.picker(let choices), let value): choices.map(\.label) + [value.text]
            case .control(_, let value): [value.text]
            case .foreign(let content): (content as? any ShownContent).map { [$0.shownText] } ?? []
            default: []
            }
        return texts + [accessibilityLabel, accessibilityValue].compactMap(\.self)
    }
}
