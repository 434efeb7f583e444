public protocol PreferenceKey {
    associatedtype Value

    /// The value if no view sets one.
    static var defaultValue: Value { get }

    /// Combines the values of two views. The second one comes later in the view.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// No value.
    public static var defaultValue: Value { nil }
}

/// The preferences of views beside each other.
struct PreferenceValues {
    private struct Entry {
        var value: Any
        let reduce: (inout Any, Any) -> Void
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    /// The value of a key. Setting it replaces those of views in the view.
    subscript<Key: PreferenceKey>(key: Key.Type) -> Key.Value {
        get { entries[ObjectIdentifier(key)]?.value as? Key.Value ?? Key.defaultValue }
        set {
            entries[ObjectIdentifier(key)] = Entry(value: newValue) { value, next in
                guard var first = value as? Key.Value, let next = next as? Key.Value else { return }
                Key.reduce(value: &first) { next }
                value = first
            }
        }
    }

    /// Adds the preferences of the next view.
    mutating func add(_ next: PreferenceValues) {
        for (key, entry) in next.entries {
            if let former = entries[key] {
                former.reduce(&entries[key, default: former].value, entry.value)
            } else {
                entries[key] = entry
            }
        }
    }
}

extension View {
    nonisolated public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
        modifier(PreferenceModifier { $0[key] = value })
    }

    nonisolated public func transformPreference<Key: PreferenceKey>(
        _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
    ) -> some View {
        modifier(PreferenceModifier { callback(&$0[key]) })
    }

    nonisolated public func onPreferenceChange<Key: PreferenceKey>(
        _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
    ) -> some View where Key.Value: Equatable {
        modifier(PreferenceReader<Key>(action: action))
    }

    nonisolated public func overlayPreferenceValue<Key: PreferenceKey, Content: View>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> Content
    ) -> some View {
        modifier(PreferenceLayer(key: key, kind: .overlay(alignment), part: .overlay, layer: transform))
    }

    nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, Content: View>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> Content
    ) -> some View {
        modifier(PreferenceLayer(key: key, kind: .background(alignment), part: .background, layer: transform))
    }
}

/// Changes the preferences of a view.
private struct PreferenceModifier {
    let change: (inout PreferenceValues) -> Void

    init(_ change: @escaping (inout PreferenceValues) -> Void) {
        self.change = change
    }
}

extension PreferenceModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        var (nodes, preferences) = context.collectingPreferences { context.child(.content).nodes(of: content) }
        change(&preferences)
        context.add(preferences)
        return nodes
    }
}

/// Runs a function when a preference differs from the last one.
private struct PreferenceReader<Key: PreferenceKey> where Key.Value: Equatable {
    /// The value of the last evaluation.
    private final class Memory {
        var value: Key.Value?
    }

    let action: (Key.Value) -> Void
}

extension PreferenceReader: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        let (nodes, preferences) = context.collectingPreferences { context.child(.content).nodes(of: content) }
        context.add(preferences)
        let value = preferences[Key.self]
        context.afterEvaluation { _, scope in
            let memory = scope.object(at: 0) { Memory() }
            guard memory.value != value else { return }
            memory.value = value
            action(value)
        }
        return nodes
    }
}

/// Adds a view that depends on a preference.
private struct PreferenceLayer<Key: PreferenceKey, Layer: View> {
    let key: Key.Type
    let kind: ViewNode.Kind
    let part: ViewPart
    let layer: (Key.Value) -> Layer
}

extension PreferenceLayer: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        let (children, preferences) = context.collectingPreferences {
            context.child(.part(.children)).nodes(of: content)
        }
        context.add(preferences)
        var node = context.node(kind)
        node.children = children
        node.parts[part] = context.nodes(of: layer(preferences[key]), as: part)
        return [node]
    }
}
