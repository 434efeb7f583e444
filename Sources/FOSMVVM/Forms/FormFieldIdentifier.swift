/// The identity of a field within a form.
public struct FormFieldIdentifier: Codable, Hashable, Sendable {
    /// The field's name, which becomes its control's `name`.
    public let id: String

    /// The field of this name.
    public init(id: String) {
        self.id = id
    }
}
