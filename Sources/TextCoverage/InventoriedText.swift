package import FOSMVVM
package import PreviewCatalog

/// A text that previews use.
package struct InventoriedText: Sendable {
    /// The text.
    package let use: TextUse
    /// The previews that use it, at least one, in the catalogue's order.
    package private(set) var previews: [Preview]

    /// What they want of it.
    package private(set) var wants: Set<TextWant>

    /// A text that a preview uses.
    init(_ use: TextUse, wants: Set<TextWant>, preview: Preview) {
        self.use = use
        self.wants = wants
        previews = [preview]
    }

    mutating func add(_ preview: Preview, wants: Set<TextWant>) {
        previews.append(preview)
        self.wants.formUnion(wants)
    }

    /// The features of the previews, each once.
    package var features: Set<String> { Set(previews.map(\.feature)) }
}
