extension View {
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        withoutEffect("Nothing can be dropped on a page.")
    }

    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        withoutEffect("Nothing can be dropped on a page.")
    }

    nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        withoutEffect("Nothing can be dropped on a page.")
    }

    @_disfavoredOverload
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        withoutEffect("Nothing can be dropped on a page.")
    }

    nonisolated public func onGeometryChange<Value: Equatable>(
        for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
        action: @escaping (_ newValue: Value) -> Void
    ) -> some View {
        withoutEffect("The size and the place are known only to the browser. Use a GeometryReader.")
    }

    nonisolated public func onGeometryChange<Value: Equatable>(
        for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
        action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some View {
        withoutEffect("The size and the place are known only to the browser. Use a GeometryReader.")
    }
}

/// What reacts to data that the user drops. A page calls none of its functions.
@MainActor @preconcurrency
public protocol DropDelegate {
    func validateDrop(info: DropInfo) -> Bool
    func performDrop(info: DropInfo) -> Bool
    func dropEntered(info: DropInfo)
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// Called when the data is no longer over the view.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    /// Does nothing.
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    /// Does nothing.
    public func dropExited(info: DropInfo) {}
}

public struct DropInfo {
    public let location: CGPoint

    /// Returns whether there is data of one of the sorts, which there never is.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }

    /// Returns the data of the sorts, which there never is.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}

public enum DropOperation: Hashable, Sendable {
    case cancel, forbidden, copy, move
}

public struct DropProposal: Sendable {
    public let operation: DropOperation

    public init(operation: DropOperation) { self.operation = operation }
}
