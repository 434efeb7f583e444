package import FOSMVVM
package import PreviewCatalog

/// A text that previews use.
package struct InventoriedText: Sendable {
    /// The text.
    package let use: TextUse
    /// The previews that use it, at least one, in the catalogue's order.
    package private(set) var previews: [Preview]

    /// A text that a preview uses.
    init(_ use: TextUse, preview: Preview) {
        self.use = use
        previews = [preview]
    }

    mutating func add(_ preview: Preview) {
        previews.append(preview)
    }

    /// The features of the previews, each once.
    package var features: Set<String> { Set(previews.map(\.feature)) }
}
