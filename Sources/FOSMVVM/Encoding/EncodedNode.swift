/// A place in the tree that is being built, which containers fill as `Encodable` asks them to.
final class EncodedNode {
    private enum Content {
        case nothing
        case value(LocalizedValue)
        case object(LocalizedObject)
        case list
    }

    private var content = Content.nothing
    private var pending: [(name: String, node: EncodedNode)] = []
    private var elements: [EncodedNode] = []

    /// The finished tree. An `encode(to:)` that wrote nothing made an empty object, as `JSONEncoder` has it.
    var value: LocalizedValue {
        switch content {
        case .nothing: return .object(LocalizedObject())
        case .value(let value): return value
        case .list: return .list(elements.map(\.value))
        case .object(let object):
            for (name, node) in pending { object.set(node.value, for: name) }
            return .object(object)
        }
    }

    func set(_ value: LocalizedValue) {
        content = .value(value)
    }

    /// The object that stands here, begun if need be.
    func object() -> LocalizedObject {
        if case .object(let object) = content { return object }
        let object = LocalizedObject()
        content = .object(object)
        return object
    }

    /// A node for a member whose value comes later.
    func member(_ name: String) -> EncodedNode {
        let node = EncodedNode()
        if case .object(let object) = content {
            object.set(.null, for: name)
            pending.append((name, node))
        }
        return node
    }

    /// The number of elements so far, of a list begun if need be.
    func beginList() -> Int {
        if case .list = content { return elements.count }
        content = .list
        return 0
    }

    /// A node for the next element of the list.
    func element() -> EncodedNode {
        let node = EncodedNode()
        if case .list = content { elements.append(node) }
        return node
    }
}
