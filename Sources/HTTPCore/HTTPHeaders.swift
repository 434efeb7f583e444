/// Header fields in their order, found by names whose case does not matter (RFC 9110 §5.1).
///
/// A CR, LF or NUL in a value becomes a space (RFC 9110 §5.5), so that no value can add a field.
package struct HTTPHeaders: Hashable, Sendable {
    private var fields: [Field]

    /// No field.
    package init() {
        fields = []
    }

    /// Adds a field, beside those of the same name.
    package mutating func append(name: String, value: String) {
        fields.append(Field(name: name, value: value))
    }

    /// The first value of a name. Setting it replaces them all; setting nil removes them.
    package subscript(name: String) -> String? {
        get {
            fields.first { $0.isNamed(name) }?.value
        }
        set {
            fields.removeAll { $0.isNamed(name) }
            if let newValue { append(name: name, value: newValue) }
        }
    }

    /// All values of a name.
    package func values(named name: String) -> [String] {
        fields.filter { $0.isNamed(name) }.map(\.value)
    }
}

extension HTTPHeaders: Sequence {
    package func makeIterator() -> IndexingIterator<[Field]> {
        fields.makeIterator()
    }
}

extension HTTPHeaders: ExpressibleByDictionaryLiteral {
    package init(dictionaryLiteral elements: (String, String)...) {
        fields = elements.map { Field(name: $0, value: $1) }
    }
}
