package import Diagnostics

/// The view that has the focus of assistive technology, which a page neither knows nor moves.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable> {
    private var state: State<Value>

    public init() where Value == Bool { state = State(initialValue: false) }

    public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }

    public init<Field: Hashable>() where Value == Field? { state = State(initialValue: nil) }

    public init<Field: Hashable>(for technologies: AccessibilityTechnologies) where Value == Field? { self.init() }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: Binding { Binding(binding: state.projectedValue) }

    @propertyWrapper
    public struct Binding {
        fileprivate let binding: SwiftUI.Binding<Value>

        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }

        public var projectedValue: Binding { self }
    }
}

extension AccessibilityFocusState: DynamicProperty, LinkedProperty {
    package mutating func link(to slot: Int, in context: EvaluationContext) throws(Diagnostic) {
        try state.link(to: slot, in: context)
    }
}

public struct AccessibilityTechnologies: SetAlgebra, Sendable {
    private var names: Set<String>

    public init() { names = [] }

    private init(names: Set<String>) { self.names = names }

    public static let voiceOver = Self(names: ["voiceOver"])
    public static let switchControl = Self(names: ["switchControl"])

    public func contains(_ member: Self) -> Bool { names.isSuperset(of: member.names) }
    public func union(_ other: Self) -> Self { Self(names: names.union(other.names)) }
    public func intersection(_ other: Self) -> Self { Self(names: names.intersection(other.names)) }
    public func symmetricDifference(_ other: Self) -> Self { Self(names: names.symmetricDifference(other.names)) }
    public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }
    public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }
    public mutating func formSymmetricDifference(_ other: Self) { names.formSymmetricDifference(other.names) }

    @discardableResult
    public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let isNew = !contains(newMember)
        formUnion(newMember)
        return (isNew, newMember)
    }

    @discardableResult
    public mutating func remove(_ member: Self) -> Self? {
        let common = intersection(member)
        names.subtract(member.names)
        return common.names.isEmpty ? nil : common
    }

    @discardableResult
    public mutating func update(with newMember: Self) -> Self? {
        let common = intersection(newMember)
        formUnion(newMember)
        return common.names.isEmpty ? nil : common
    }
}
