/// The coordinates in which a place is measured.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    case global
    case local
    case named(AnyHashable)

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

/// The coordinates in which a place is measured, as a type.
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}

    public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of the page.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}

    public var coordinateSpace: CoordinateSpace { .global }
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, Sendable {
    public let coordinateSpace: CoordinateSpace
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace { public static var local: Self { Self() } }
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace { public static var global: Self { Self() } }

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static var scrollView: Self { named("scrollView") }

    public static func named(_ name: some Hashable) -> Self { Self(coordinateSpace: .named(AnyHashable(name))) }

    public static func scrollView(axis: Axis) -> Self { scrollView }
}

extension View {
    /// Leaves the view as it is. The coordinates of each view with a name are those of the page.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        withoutEffect("The coordinates of views with names are those of the page.")
    }

    /// Leaves the view as it is. The coordinates of each view with a name are those of the page.
    nonisolated public func coordinateSpace<Name: Hashable>(name: Name) -> some View {
        withoutEffect("The coordinates of views with names are those of the page.")
    }
}
