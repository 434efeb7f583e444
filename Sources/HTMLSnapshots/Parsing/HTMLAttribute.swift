/// An attribute of an element.
struct HTMLAttribute: Hashable, Sendable {
    /// The name, with its prefix (`xlink:href`).
    var name: String
    /// The value, decoded; nil for an attribute that is written without one.
    var value: String?
}
