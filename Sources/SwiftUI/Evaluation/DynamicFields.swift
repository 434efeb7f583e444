import Diagnostics
@_spi(Reflection) import Swift

/// The fields of a type that the evaluation fills in, found by reflection once for each type.
///
/// This is the only file that reads the layout of values. Every field is found, also a private one, with its offset.
@MainActor
enum DynamicFields {
    /// A field with a type that is filled in.
    private struct Field {
        let type: any DynamicProperty.Type
        let offset: Int
    }

    /// `_EachFieldOptions.ignoreUnknown`, which Swift 6 code cannot name because it is a global variable.
    fileprivate static let skippingUnknown = _EachFieldOptions(rawValue: 1 << 1)

    private static var fieldsByType: [ObjectIdentifier: [Field]] = [:]

    /// Fills in the dynamic properties of a value.
    ///
    /// - Throws: The reason why one of them has no value.
    static func link<Value>(_ value: inout Value, in context: EvaluationContext) throws(Diagnostic) {
        guard !fields(of: Value.self).isEmpty else { return }
        try withUnsafeMutablePointer(to: &value) { pointer throws(Diagnostic) in
            try link(Value.self, at: UnsafeMutableRawPointer(pointer), slot: 0, in: context)
        }
    }

    /// Whether a type has dynamic properties, such as state.
    static func areIn(_ type: Any.Type) -> Bool { !fields(of: type).isEmpty }

    /// Fills in the fields of the value of a type at a pointer.
    ///
    /// - Parameter slot: The offset of the value in the view.
    private static func link(
        _ type: Any.Type, at pointer: UnsafeMutableRawPointer, slot: Int, in context: EvaluationContext
    ) throws(Diagnostic) {
        for field in fields(of: type) {
            let pointer = pointer + field.offset
            let slot = slot + field.offset
            if let linked = field.type as? any LinkedProperty.Type {
                try linked.link(at: pointer, slot: slot, in: context)
            } else {
                try link(field.type, at: pointer, slot: slot, in: context)
                field.type.update(at: pointer)
            }
        }
    }

    private static func fields(of type: Any.Type) -> [Field] {
        if let fields = fieldsByType[ObjectIdentifier(type)] { return fields }
        var fields: [Field] = []
        _forEachField(of: type, options: skippingUnknown) { _, offset, type, _ in
            if let type = type as? any DynamicProperty.Type { fields.append(Field(type: type, offset: offset)) }
            return true
        }
        fieldsByType[ObjectIdentifier(type)] = fields
        return fields
    }
}

/// The stored properties of a view.
package enum ViewFields {
    /// Sets the first stored property of a type in a view.
    @MainActor package static func set<Value, Field>(_ field: Field, in value: inout Value) {
        var offset: Int?
        _forEachField(of: Value.self, options: DynamicFields.skippingUnknown) { _, found, type, _ in
            if type == Field.self { offset = found }
            return offset == nil
        }
        guard let offset else { return }
        withUnsafeMutablePointer(to: &value) {
            (UnsafeMutableRawPointer($0) + offset).assumingMemoryBound(to: Field.self).pointee = field
        }
    }
}

/// The stored properties of an object.
package enum ObjectFields {
    /// `_EachFieldOptions.classType` and `ignoreUnknown`, which Swift 6 code cannot name.
    private static let ofClass = _EachFieldOptions(rawValue: 1 | 1 << 1)

    /// Returns the names of the stored properties of a class, in the order of their declarations. None for any other type.
    package static func names(of type: Any.Type) -> [String] {
        var names: [String] = []
        guard type is any AnyObject.Type else { return names }
        _forEachField(of: type, options: ofClass) { name, _, _, _ in
            names.append(String(cString: name))
            return true
        }
        return names
    }

    /// Sets stored properties of an object, which nothing else may use meanwhile.
    ///
    /// - Parameter value: Returns the value of the property with a name and a type. Nil leaves it as it is.
    /// - Returns: Whether a property was set.
    @MainActor @discardableResult
    package static func set(in object: AnyObject, _ value: (_ name: String, _ type: Any.Type) -> Any?) -> Bool {
        let start = Unmanaged.passUnretained(object).toOpaque()
        var isSet = false
        _forEachField(of: type(of: object), options: ofClass) { name, offset, type, _ in
            if let value = value(String(cString: name), type) {
                // The offset and the type are those that the runtime has for the property of this class.
                func store<Field>(_ type: Field.Type) {
                    guard let value = value as? Field else { return }
                    (start + offset).assumingMemoryBound(to: Field.self).pointee = value
                    isSet = true
                }
                _openExistential(type, do: store)
            }
            return true
        }
        return isSet
    }
}

extension LinkedProperty {
    /// Links the property at a pointer, which is a field of this type.
    fileprivate static func link(
        at pointer: UnsafeMutableRawPointer, slot: Int, in context: EvaluationContext
    ) throws(Diagnostic) {
        try pointer.assumingMemoryBound(to: Self.self).pointee.link(to: slot, in: context)
    }
}

extension DynamicProperty {
    /// Updates the property at a pointer, which is a field of this type.
    fileprivate static func update(at pointer: UnsafeMutableRawPointer) {
        pointer.assumingMemoryBound(to: Self.self).pointee.update()
    }
}
