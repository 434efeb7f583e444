/// Where scrolling ends. A page calls no function of it.
public protocol ScrollTargetBehavior: Sendable {
    typealias TargetContext = ScrollTargetBehaviorContext

    /// Changes where scrolling ends.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

extension ScrollTargetBehavior {
    /// Ends where it is.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// The place where scrolling ends.
public struct ScrollTarget: Hashable, Sendable {
    public var rect: CGRect
    public var anchor: UnitPoint?

    public init(rect: CGRect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }
}

public struct ScrollTargetBehaviorContext {
    public let originalTarget: ScrollTarget
    public let velocity: CGVector
    public let contentSize: CGSize
    public let containerSize: CGSize
    public let axes: Axis.Set
}

/// Scrolling ends at a page of the region.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior { public init() {} }

public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    public struct LimitBehavior: Hashable, Sendable {
        private let name: String

        public static let automatic = Self(name: "automatic")
        public static let always = Self(name: "always")
        public static let alwaysByFew = Self(name: "alwaysByFew")
        public static let alwaysByOne = Self(name: "alwaysByOne")
        public static let never = Self(name: "never")
    }

    public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior { public static var paging: Self { Self() } }

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: Self { Self() }

    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self { Self() }
}
