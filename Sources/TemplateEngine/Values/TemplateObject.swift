/// A value with members, and optionally a text.
package struct TemplateObject: Sendable {
    /// The content of an object, in one allocation to keep `TemplateValue` small.
    final class Storage: Sendable {
        let shape: TemplateShape
        let values: [TemplateValue]
        let text: String?
        let origin: (any Sendable)?

        init(shape: TemplateShape, values: [TemplateValue], text: String?, origin: (any Sendable)?) {
            self.shape = shape
            self.values = values
            self.text = text
            self.origin = origin
        }
    }

    let storage: Storage

    /// Creates an object with a shape.
    ///
    /// - Precondition: `values` has as many elements as `shape.names`, in the same order.
    /// - Parameter text: The text that `{{name}}` prints for the object. An object without a text cannot be printed.
    package init(shape: TemplateShape, values: [TemplateValue], text: String? = nil) {
        self.init(shape: shape, values: values, text: text, origin: nil)
    }

    /// Creates an object with a shape; see ``init(shape:values:text:)``.
    ///
    /// - Parameter origin: What the object was made from, for a ``MissingPartials`` that renders it in another way.
    package init(shape: TemplateShape, values: [TemplateValue], text: String? = nil, origin: (any Sendable)?) {
        precondition(values.count == shape.names.count, "An object must have one value per name of its shape.")
        storage = Storage(shape: shape, values: values, text: text, origin: origin)
    }

    /// Creates an object with a shape of its own, for tests and values without a type.
    package init(_ members: KeyValuePairs<String, TemplateValue>, text: String? = nil) {
        self.init(
            shape: TemplateShape(names: members.map { TemplateName($0.key) }),
            values: members.map(\.value),
            text: text
        )
    }

    /// The names of the members, in order.
    package var shape: TemplateShape { storage.shape }

    /// The values of the members, in the order of the shape.
    package var values: [TemplateValue] { storage.values }

    /// The text that the object prints.
    package var text: String? { storage.text }

    /// Returns the member with a name. Nil if the object has none.
    package subscript(name: String) -> TemplateValue? {
        TemplateName(known: name).flatMap { storage.shape.position(of: $0) }.map { storage.values[$0] }
    }
}

extension TemplateObject: Equatable {
    /// Whether both objects have equal members in the same order, and the same text.
    package static func == (left: TemplateObject, right: TemplateObject) -> Bool {
        left.storage === right.storage
            || left.shape.names == right.shape.names && left.values == right.values && left.text == right.text
    }
}

extension TemplateObject.Storage {
    /// Returns the value of the member `name`. It is null if the member is declared but absent, and nil if it is
    /// unknown.
    @inline(__always)
    func member(_ name: TemplateName) -> TemplateValue? {
        if let position = shape.position(of: name) { return values[position] }
        return shape.declaresAbsent(name) ? .null : nil
    }
}

/// The names of an object's members in order. It is created once for a type and shared by all its values.
package final class TemplateShape: Sendable {
    /// The names, in the order of the values. They are searched in this order. If two are equal, the first one applies.
    package let names: [TemplateName]

    private let declares: (@Sendable (String) -> Bool)?
    private let isCase: Bool
    /// A hash table of the positions of the names by their numbers, with -1 for a free slot. Empty for few names.
    private let positions: [Int32]

    /// Creates a shape whose objects have only the members `names`.
    package convenience init(names: [TemplateName]) {
        self.init(names: names, declares: nil, isCase: false)
    }

    /// Creates a shape whose objects may lack declared members.
    ///
    /// - Parameter declares: Whether a name that is not in `names` is declared anyway. Its value is null: it is found,
    ///   is false, and prints nothing. Called while rendering, on any thread.
    package convenience init(names: [TemplateName], declares: @escaping @Sendable (String) -> Bool) {
        self.init(names: names, declares: declares, isCase: false)
    }

    /// Creates the shape of an enum case without associated values. Its objects are true for the name of the case.
    ///
    /// - Parameter isCase: Whether a name is the name of a case. Called while rendering, on any thread.
    package convenience init(case name: TemplateName, isCase: @escaping @Sendable (String) -> Bool) {
        self.init(names: [name], declares: isCase, isCase: true)
    }

    private init(names: [TemplateName], declares: (@Sendable (String) -> Bool)?, isCase: Bool) {
        self.names = names
        self.declares = declares
        self.isCase = isCase
        positions = Self.positions(of: names)
    }

    private static func positions(of names: [TemplateName]) -> [Int32] {
        if names.count <= 4 { return [] }
        // A power of two, at most half full.
        var positions = [Int32](repeating: -1, count: 1 << (Int.bitWidth - (2 * names.count - 1).leadingZeroBitCount))
        for (position, name) in names.enumerated() {
            var slot = Int(name.number) & (positions.count - 1)
            while positions[slot] >= 0 { slot = (slot + 1) & (positions.count - 1) }
            positions[slot] = Int32(position)
        }
        return positions
    }

    /// Whether a name is that of another case of the enum.
    func isAbsentCase(_ name: TemplateName) -> Bool {
        isCase && position(of: name) == nil && declaresAbsent(name)
    }

    @inline(__always)
    func position(of name: TemplateName) -> Int? {
        if positions.isEmpty { return names.firstIndex(of: name) }
        var slot = Int(name.number) & (positions.count - 1)
        while positions[slot] >= 0 {
            if names[Int(positions[slot])] == name { return Int(positions[slot]) }
            slot = (slot + 1) & (positions.count - 1)
        }
        return nil
    }

    func declaresAbsent(_ name: TemplateName) -> Bool {
        guard let declares else { return false }
        return declares(name.string)
    }
}
