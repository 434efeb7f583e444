/// A part of an app's user interface with a life of its own, such as its windows. It is not evaluated.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene

    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

@resultBuilder
public enum SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    /// Returns the only scene of the closure.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    /// Returns the first scene of the closure, which stands for all of them as none is evaluated.
    public static func buildBlock<Content: Scene, each Other: Scene>(
        _ content: Content, _ other: repeat each Other
    ) -> Content {
        content
    }
}

/// The windows of an app with the same view. It is not evaluated.
public struct WindowGroup<Content: View>: Scene {
    /// Not for use. A scene that this module implements has no body.
    public var body: Never {
        // This traps because there is no value to return. Nothing reads the body of a scene.
        preconditionFailure("\(Self.self) is built in and has no body.")
    }

    nonisolated public init(@ViewBuilder content: () -> Content) {}

    /// Creates the windows of a view, with an identifier by which the app opens them.
    nonisolated public init(id: String, @ViewBuilder content: () -> Content) {}

    nonisolated public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

    /// Creates the windows of a view, with a title and an identifier by which the app opens them.
    nonisolated public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
}

public enum ScenePhase: Hashable, Sendable {
    case background, inactive, active
}

extension Scene {
    /// The scene itself, as it is not evaluated.
    nonisolated public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> some Scene { self }

    /// The scene itself, as it is not evaluated.
    nonisolated public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene { self }

    /// The scene itself, as it is not evaluated.
    nonisolated public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene { self }

    /// The scene itself, as its values do not change.
    nonisolated public func onChange<Value: Equatable>(
        of value: Value, perform action: @escaping (_ newValue: Value) -> Void
    ) -> some Scene { self }

    /// The scene itself, as its values do not change.
    nonisolated public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some Scene { self }

    /// The scene itself, as its values do not change.
    nonisolated public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene { self }
}
