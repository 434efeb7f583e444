/// A value with members, and perhaps a text that it prints as.
public struct TemplateObject: Sendable {
    /// What an object holds, in one allocation so that a `TemplateValue` stays small.
    final class Storage: Sendable {
        let shape: TemplateShape
        let values: [TemplateValue]
        let text: String?

        init(shape: TemplateShape, values: [TemplateValue], text: String?) {
            self.shape = shape
            self.values = values
            self.text = text
        }
    }

    let storage: Storage

    /// An object of a known shape.
    ///
    /// - Precondition: `values` has as many elements as `shape.names`, in the same order.
    /// - Parameter text: What `{{name}}` prints for the object itself. An object without one cannot be interpolated.
    public init(shape: TemplateShape, values: [TemplateValue], text: String? = nil) {
        precondition(values.count == shape.names.count, "An object has one value for each name of its shape.")
        storage = Storage(shape: shape, values: values, text: text)
    }

    /// An object with a shape of its own, for what has no type: tests, and values made by hand.
    public init(_ members: KeyValuePairs<String, TemplateValue>, text: String? = nil) {
        self.init(
            shape: TemplateShape(names: members.map { TemplateName($0.key) }),
            values: members.map(\.value),
            text: text
        )
    }

    /// The names of the members, in order.
    public var shape: TemplateShape { storage.shape }

    /// The values of the members, in the order of the shape.
    public var values: [TemplateValue] { storage.values }

    /// What the object prints as.
    public var text: String? { storage.text }

    /// The member called `name`; nil when the object has none.
    public subscript(name: String) -> TemplateValue? {
        TemplateName(known: name).flatMap { storage.shape.position(of: $0) }.map { storage.values[$0] }
    }
}

extension TemplateObject: Equatable {
    /// Whether both have equal members in the same order, and the same text.
    public static func == (left: TemplateObject, right: TemplateObject) -> Bool {
        left.storage === right.storage
            || left.shape.names == right.shape.names && left.values == right.values && left.text == right.text
    }
}

extension TemplateObject.Storage {
    /// The value of the member `name`: null when it is declared but absent, nil when it is not known.
    func member(_ name: TemplateName) -> TemplateValue? {
        if let position = shape.position(of: name) { return values[position] }
        return shape.declaresAbsent(name) ? .null : nil
    }
}

/// The names of an object's members in their order, made once for a type and shared by all its values.
public final class TemplateShape: Sendable {
    /// The names, in the order of the values. They are searched in this order, and the first of two equal ones wins.
    public let names: [TemplateName]

    private let declares: (@Sendable (String) -> Bool)?
    private let isCase: Bool

    /// A shape whose objects have `names` and nothing else.
    public init(names: [TemplateName]) {
        self.names = names
        declares = nil
        isCase = false
    }

    /// A shape whose objects may lack some of what their type declares.
    ///
    /// - Parameter declares: Whether a name that is not in `names` is declared all the same. Such a name is null: found,
    ///   false, and printing nothing. Called while rendering, on any thread.
    public init(names: [TemplateName], declares: @escaping @Sendable (String) -> Bool) {
        self.names = names
        self.declares = declares
        isCase = false
    }

    /// The shape of a case of an enum without associated values, whose objects are true under the case's name alone.
    ///
    /// - Parameter isCase: Whether a name is that of a case. Called while rendering, on any thread.
    public init(case name: TemplateName, isCase: @escaping @Sendable (String) -> Bool) {
        names = [name]
        declares = isCase
        self.isCase = true
    }

    /// Whether a name is that of another case, which has nothing to open but the truth.
    func isAbsentCase(_ name: TemplateName) -> Bool {
        isCase && position(of: name) == nil && declaresAbsent(name)
    }

    func position(of name: TemplateName) -> Int? {
        names.firstIndex(of: name)
    }

    func declaresAbsent(_ name: TemplateName) -> Bool {
        guard let declares else { return false }
        return declares(name.string)
    }
}
