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
