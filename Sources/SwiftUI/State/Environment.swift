package import Diagnostics

/// A value that a view gets from the views around it.
///
/// If no view sets an object that the property requires, the view is not evaluated, and the problem is reported in its
/// place. In Apple's SwiftUI, the program ends when the property is read.
@propertyWrapper
public struct Environment<Value> {
    private let source: Source<Value>
    private var value: Value?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        source = Source { $0[keyPath: keyPath] }
    }

    /// Reads the object of a type, which a view around this one must set.
    public init(_ type: Value.Type) where Value: AnyObject & Observable {
        source = Source { $0[type] }
    }

    public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
        source = Source { .some($0[type]) }
    }

    public var wrappedValue: Value {
        guard let value = value ?? source.value(in: EnvironmentValues()) else {
            // This traps because there is no value to return. A view whose object is missing is not evaluated, so only
            // an initializer can come here.
            preconditionFailure("\(Value.self) is read from the environment before the view is evaluated.")
        }
        return value
    }
}

/// Where an environment property finds its value.
private struct Source<Value> {
    private let read: (EnvironmentValues) -> Value?

    init(_ read: @escaping (EnvironmentValues) -> Value?) {
        self.read = read
    }

    func value(in environment: EnvironmentValues) -> Value? { read(environment) }
}

extension Environment: DynamicProperty, LinkedProperty {
    package mutating func link(to slot: Int, in context: EvaluationContext) throws(Diagnostic) {
        guard let value = source.value(in: context.environment) else {
            throw .missingObject("\(Value.self)", in: context.viewName, modifier: "environment")
        }
        self.value = value
    }
}

extension Diagnostic {
    static func missingObject(_ type: String, in view: String, modifier: String) -> Diagnostic {
        Diagnostic(
            .brokenView,
            """
            \(view) reads \(type) from its environment, but no view around it sets one. \
            Add .\(modifier)(\(type)()) to the preview.
            """,
            subject: view)
    }
}

extension View {
    nonisolated public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> some View {
        modifier(EnvironmentValueModifier(keyPath: keyPath) { $0 = value })
    }

    nonisolated public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
    ) -> some View {
        modifier(EnvironmentValueModifier(keyPath: keyPath, change: transform))
    }

    nonisolated public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
        modifier(EnvironmentModifier { $0[Object.self] = object })
    }

    /// Shows the page, or the sheet around this view, in a theme. Nil is the theme that is chosen.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        modifier(ValueModifier { if let colorScheme { $0.colorScheme = colorScheme } })
            .modifier(PreferredSchemeModifier(scheme: colorScheme))
    }

    /// Makes the controls in this view unusable. A view around it can do the same, but not undo it.
    nonisolated public func disabled(_ isDisabled: Bool) -> some View {
        modifier(EnvironmentModifier { $0.isEnabled = $0.isEnabled && !isDisabled })
    }

    /// Sets what submitting a form or a field in this view does.
    nonisolated package func submitAction(_ action: ViewAction) -> some View {
        modifier(EnvironmentModifier { $0.submitAction = action })
    }
}

/// Sets the theme of the page, or of the sheet around a view.
struct PreferredSchemeModifier {
    let scheme: ColorScheme?
}

extension PreferredSchemeModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        let nodes = context.child(.content).nodes(of: content)
        // After the views in it, which do not decide if this one does.
        if let scheme { context.prefer(scheme) }
        return nodes
    }
}
