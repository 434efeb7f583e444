/// The values that views get from the views around them.
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]
    private var objects: [ObjectIdentifier: AnyObject] = [:]
    /// What replaces views before they are evaluated.
    package var replacement: (any ViewReplacement)?

    /// Creates the default values.
    public init() {}

    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            // Without a value, a cast to an optional type would be nil instead of the default.
            guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
            return value as? Key.Value ?? Key.defaultValue
        }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    public subscript<Object: AnyObject & Observable>(type: Object.Type) -> Object? {
        get { objects[ObjectIdentifier(type)] as? Object }
        set { objects[ObjectIdentifier(type)] = newValue }
    }

    /// Returns the object of a type. Nil if no view sets one.
    func object<Object: AnyObject>(_ type: Object.Type) -> Object? { objects[ObjectIdentifier(type)] as? Object }

    /// Sets the object of a type that announces its changes.
    package mutating func set<Object: AnyObject>(observed object: Object) {
        objects[ObjectIdentifier(Object.self)] = object
    }
}

/// Replaces views by others of the same type before they are evaluated.
@MainActor
package protocol ViewReplacement: AnyObject, Sendable {
    /// Returns a view, and changes the environment in which it is evaluated.
    func replaced<Content: View>(_ view: Content, in context: inout EvaluationContext) -> Content
}

public protocol EnvironmentKey {
    associatedtype Value

    /// The value if no view sets another one.
    static var defaultValue: Value { get }
}

/// Makes a value of the environment of a variable in an extension of ``EnvironmentValues``. The value of the variable is
/// the one that applies if no view sets another.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "FOSMacros", type: "EntryMacro")

extension EnvironmentValues {
    @Entry public var isEnabled: Bool = true

    /// The locale in which the page is shown.
    @Entry public var locale: Locale = .current

    /// The time zone in which dates are shown.
    @Entry public var timeZone: TimeZone = .current

    /// The theme of the page.
    public var colorScheme: ColorScheme {
        get { ownColorScheme ?? .light }
        set { ownColorScheme = newValue }
    }

    /// The theme that a view sets.
    @Entry var ownColorScheme: ColorScheme?

    /// The direction in which the page is read.
    public var layoutDirection: LayoutDirection {
        get { ownLayoutDirection ?? LayoutDirection(of: locale) }
        set { ownLayoutDirection = newValue }
    }

    /// The direction that a view sets.
    @Entry var ownLayoutDirection: LayoutDirection?

    /// The most lines that a text has. Nil is no limit.
    @Entry public var lineLimit: Int?

    /// Whether the app is in front. A page always is.
    public var scenePhase: ScenePhase { .active }

    /// What submitting a form or a field does.
    @Entry package var submitAction: ViewAction?
}

public enum ColorScheme: CaseIterable, Sendable {
    case light, dark
}

/// The direction in which texts are read.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight, rightToLeft

    fileprivate init(of locale: Locale) {
        self = locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
}
