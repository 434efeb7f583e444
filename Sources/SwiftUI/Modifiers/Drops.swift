extension View {
    /// Runs a function when the user drops data on the view.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        withoutEffect("Nothing can be dropped on a page.")
    }

    /// Runs a function when the user drops data on the view.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        withoutEffect("Nothing can be dropped on a page.")
    }

    /// Calls an object when the user drops data on the view.
    nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        withoutEffect("Nothing can be dropped on a page.")
    }

    /// Runs a function when the user drops data on the view.
    @_disfavoredOverload
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        withoutEffect("Nothing can be dropped on a page.")
    }

    /// Runs a function with the size or the place of the view, when they change.
    nonisolated public func onGeometryChange<Value: Equatable>(
        for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
        action: @escaping (_ newValue: Value) -> Void
    ) -> some View {
        withoutEffect("The size and the place are known only to the browser. Use a GeometryReader.")
    }

    /// Runs a function with the old and the new size or place of the view, when they change.
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
    /// Returns whether the data can be dropped.
    func validateDrop(info: DropInfo) -> Bool
    /// Uses the data.
    func performDrop(info: DropInfo) -> Bool
    /// Called when the data is over the view.
    func dropEntered(info: DropInfo)
    /// Returns what a drop would do.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// Called when the data is no longer over the view.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// Accepts all data.
    public func validateDrop(info: DropInfo) -> Bool { true }
    /// Does nothing.
    public func dropEntered(info: DropInfo) {}
    /// Returns what the system proposes.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    /// Does nothing.
    public func dropExited(info: DropInfo) {}
}

/// The data that the user drops.
public struct DropInfo {
    public let location: CGPoint

    /// Returns whether there is data of one of the sorts, which there never is.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }

    /// Returns the data of the sorts, which there never is.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}

/// What a drop does.
public enum DropOperation: Hashable, Sendable {
    case cancel, forbidden, copy, move
}

/// What a drop would do.
public struct DropProposal: Sendable {
    public let operation: DropOperation

    /// Creates a proposal.
    public init(operation: DropOperation) { self.operation = operation }
}
