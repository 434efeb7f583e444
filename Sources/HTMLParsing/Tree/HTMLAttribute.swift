/// An attribute of an element.
package struct HTMLAttribute: Hashable, Sendable {
    /// The name, with its prefix (`xlink:href`).
    package var name: String
    /// The value, decoded; nil for an attribute that is written without one, which the parser itself gives as "".
    package var value: String?

    /// An attribute by its name as trees have it.
    package init(name: String, value: String?) {
        self.name = name
        self.value = value
    }
}
