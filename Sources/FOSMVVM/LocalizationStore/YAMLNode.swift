/// A text, a list or a map of a YAML file, with its place.
struct YAMLNode: Sendable {
    /// The content of a node.
    enum Content: Sendable {
        /// A text. It is plain if it is not quoted.
        case text(String, isPlain: Bool)
        case list([YAMLNode])
        /// A map, which may contain a key more than once.
        case map([Member])
    }

    /// A key of a map with its value.
    struct Member: Sendable {
        let key: YAMLNode
        let value: YAMLNode
    }

    /// A place in the file. The line and the column are from 1. The column is in Unicode scalars.
    struct Place: Sendable {
        let line: Int
        let column: Int
    }

    let content: Content
    let place: Place
    /// The number of levels of lists and maps, including this one. A text has one.
    let depth: Int

    init(_ content: Content, at place: Place) {
        self.content = content
        self.place = place
        let below =
            switch content {
            case .text: 0
            case .list(let elements): elements.map(\.depth).max() ?? 0
            case .map(let members): members.map { max($0.key.depth, $0.value.depth) }.max() ?? 0
            }
        depth = below + 1
    }

    var text: String? {
        if case .text(let text, _) = content { text } else { nil }
    }

    var list: [YAMLNode]? {
        if case .list(let elements) = content { elements } else { nil }
    }

    var map: [Member]? {
        if case .map(let members) = content { members } else { nil }
    }
}
