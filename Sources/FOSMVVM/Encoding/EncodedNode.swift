/// A place in the tree that is being built, which containers fill as `Encodable` asks them to.
final class EncodedNode {
    private enum Content {
        case nothing
        case value(LocalizedValue)
        case object(LocalizedObject, pending: [(name: String, node: EncodedNode)])
        case list([EncodedNode])
    }

    private var content = Content.nothing

    /// The finished tree. An `encode(to:)` that wrote nothing made an empty object, as `JSONEncoder` has it.
    var value: LocalizedValue {
        switch content {
        case .nothing: return .object(LocalizedObject())
        case .value(let value): return value
        case .list(let nodes): return .list(nodes.map(\.value))
        case .object(let object, let pending):
            for (name, node) in pending { object.set(node.value, for: name) }
            return .object(object)
        }
    }

    func set(_ value: LocalizedValue) {
        content = .value(value)
    }

    /// The object that stands here, begun if need be.
    func object() -> LocalizedObject {
        if case .object(let object, _) = content { return object }
        let object = LocalizedObject()
        content = .object(object, pending: [])
        return object
    }

    /// A node for a member whose value comes later.
    func member(_ name: String) -> EncodedNode {
        let node = EncodedNode()
        if case .object(let object, let pending) = content {
            object.set(.null, for: name)
            content = .object(object, pending: pending + [(name, node)])
        }
        return node
    }

    /// The number of elements so far, of a list begun if need be.
    func beginList() -> Int {
        if case .list(let nodes) = content { return nodes.count }
        content = .list([])
        return 0
    }

    /// A node for the next element of the list.
    func element() -> EncodedNode {
        let node = EncodedNode()
        if case .list(var nodes) = content {
            nodes.append(node)
            content = .list(nodes)
        }
        return node
    }
}
