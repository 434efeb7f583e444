public import Foundation

/// Views for the elements of a collection, which the user can delete and move.
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
    associatedtype Data: Collection

    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    public var data: Content.Data { content.data }
}

extension DynamicViewContent {
    /// Runs a function when the user deletes an element. A menu of its row has a button for this, and the row itself while
    /// its list is edited.
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(DeleteModifier(action: action))
    }

    /// Runs a function when the user moves an element. Its row has buttons for this while its list is edited.
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        modifier(MoveModifier(action: action))
    }
}

extension View {
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
        modifier(NodeModifier { $0.row.canDelete = $0.row.canDelete && !isDisabled })
    }

    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
        modifier(NodeModifier { $0.row.canMove = $0.row.canMove && !isDisabled })
    }
}

/// Lets the user delete elements.
private struct DeleteModifier {
    let action: ((IndexSet) -> Void)?
}

extension DeleteModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        context.child(.content).nodes(of: content).map { node in
            guard let action, let offset = node.row.offset else { return node }
            var node = node
            node.row.delete = context.register(.immediate { action([offset]) }, id: "\(node.id)-z")
            return node
        }
    }
}

/// Lets the user move elements.
private struct MoveModifier {
    let action: ((IndexSet, Int) -> Void)?
}

extension MoveModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        let nodes = context.child(.content).nodes(of: content)
        guard let action, let last = nodes.compactMap(\.row.offset).max() else { return nodes }
        return nodes.map { node in
            guard let offset = node.row.offset else { return node }
            var node = node
            if offset > 0 {
                node.row.moveUp = context.register(.immediate { action([offset], offset - 1) }, id: "\(node.id)-u")
            }
            if offset < last {
                node.row.moveDown = context.register(.immediate { action([offset], offset + 2) }, id: "\(node.id)-v")
            }
            return node
        }
    }
}

extension RangeReplaceableCollection {
    public mutating func remove(atOffsets offsets: IndexSet) {
        var rest = Self()
        for (offset, element) in enumerated() where !offsets.contains(offset) { rest.append(element) }
        self = rest
    }
}

extension MutableCollection {
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let elements = enumerated().map { (offset: $0.offset, element: $0.element) }
        let moved = elements.filter { source.contains($0.offset) }
        let rest = elements.filter { !source.contains($0.offset) }
        let all = rest.filter { $0.offset < destination } + moved + rest.filter { $0.offset >= destination }
        for (index, element) in zip(indices, all) { self[index] = element.element }
    }
}
