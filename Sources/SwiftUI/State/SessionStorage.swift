package import Diagnostics

/// The values that views of a session keep by name. No file of the machine is read or written.
@MainActor
final class SessionStorage {
    /// Which property wrapper keeps a value.
    enum Kind: Hashable {
        case app, scene
    }

    private struct Key: Hashable {
        let kind: Kind
        let name: String
    }

    private let invalidation: Invalidation
    private var locations: [Key: StateLocation<Any?>] = [:]

    init(invalidation: Invalidation) {
        self.invalidation = invalidation
    }

    /// Returns the place of a value, which is nil until a view sets it.
    func location(of name: String, _ kind: Kind) -> StateLocation<Any?> {
        let key = Key(kind: kind, name: name)
        let location = locations[key] ?? StateLocation(nil, invalidation: invalidation)
        locations[key] = location
        return location
    }
}

/// A value that is kept by its name, as long as the preview is used.
struct StoredValue<Value> {
    let name: String
    let kind: SessionStorage.Kind
    let initialValue: Value
    private var location: StateLocation<Any?>?

    init(_ name: String, _ kind: SessionStorage.Kind, _ initialValue: Value) {
        self.name = name
        self.kind = kind
        self.initialValue = initialValue
    }

    var value: Value {
        get { location?.value as? Value ?? initialValue }
        nonmutating set { location?.value = newValue }
    }

    var binding: Binding<Value> { Binding(get: { value }, set: { value = $0 }) }

    @MainActor mutating func link(in context: EvaluationContext) {
        location = context.storage.location(of: name, kind)
    }
}

/// A setting of the app. In a preview, it has its default value at first and is kept as long as the preview is used.
///
/// All views of the preview share it. No settings of the machine are read or written.
@propertyWrapper
public struct AppStorage<Value> {
    private var stored: StoredValue<Value>

    init(key: String, initialValue: Value) {
        stored = StoredValue(key, .app, initialValue)
    }

    public var wrappedValue: Value {
        get { stored.value }
        nonmutating set { stored.value = newValue }
    }

    public var projectedValue: Binding<Value> { stored.binding }
}

extension AppStorage: DynamicProperty, LinkedProperty {
    package mutating func link(to slot: Int, in context: EvaluationContext) throws(Diagnostic) {
        stored.link(in: context)
    }
}

/// A value that a scene keeps. In a preview, it has its default value at first and is kept as long as the preview is used.
@propertyWrapper
public struct SceneStorage<Value> {
    private var stored: StoredValue<Value>

    init(key: String, initialValue: Value) {
        stored = StoredValue(key, .scene, initialValue)
    }

    public var wrappedValue: Value {
        get { stored.value }
        nonmutating set { stored.value = newValue }
    }

    public var projectedValue: Binding<Value> { stored.binding }
}

extension SceneStorage: DynamicProperty, LinkedProperty {
    package mutating func link(to slot: Int, in context: EvaluationContext) throws(Diagnostic) {
        stored.link(in: context)
    }
}
