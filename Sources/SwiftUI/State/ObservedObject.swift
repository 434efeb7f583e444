package import Diagnostics
import Dispatch
public import OpenCombine

/// An object that a view gets from elsewhere. When the object announces a change, the tree of views is evaluated again.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) {
        self.wrappedValue = wrappedValue
    }

    public init(initialValue: ObjectType) {
        self.init(wrappedValue: initialValue)
    }

    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }
}

extension ObservedObject: DynamicProperty, LinkedProperty {
    package mutating func link(to slot: Int, in context: EvaluationContext) throws(Diagnostic) {
        context.observation(at: slot).observe(wrappedValue, in: context)
    }
}

/// An object that a view makes and keeps for as long as it is shown.
///
/// It is made when the view is evaluated for the first time. When it announces a change, the tree of views is evaluated
/// again.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
    private let make: () -> ObjectType
    private var object: ObjectType?

    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        make = thunk
    }

    /// The object. Before the view is evaluated, it is a new one each time, as in Apple's SwiftUI.
    public var wrappedValue: ObjectType { object ?? make() }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension StateObject: DynamicProperty, LinkedProperty {
    package mutating func link(to slot: Int, in context: EvaluationContext) throws(Diagnostic) {
        let observation = context.observation(at: slot)
        let object = observation.object as? ObjectType ?? make()
        observation.observe(object, in: context)
        self.object = object
    }
}

/// An object that a view gets from the views around it. When it announces a change, the tree of views is evaluated again.
///
/// If no view sets the object, the view is not evaluated, and the problem is reported in its place. In Apple's SwiftUI,
/// the program ends when the property is read.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
    public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

    private var object: ObjectType?

    public init() {}

    public var wrappedValue: ObjectType {
        guard let object else {
            // This traps because there is no object to return. A view whose object is missing is not evaluated, so only
            // an initializer can come here.
            preconditionFailure("\(ObjectType.self) is read from the environment before the view is evaluated.")
        }
        return object
    }

    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension EnvironmentObject: DynamicProperty, LinkedProperty {
    package mutating func link(to slot: Int, in context: EvaluationContext) throws(Diagnostic) {
        guard let object = context.environment.object(ObjectType.self) else {
            throw .missingObject("\(ObjectType.self)", in: context.viewName, modifier: "environmentObject")
        }
        context.observation(at: slot).observe(object, in: context)
        self.object = object
    }
}

extension View {
    nonisolated public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
        modifier(EnvironmentModifier { $0.set(observed: object) })
    }
}
