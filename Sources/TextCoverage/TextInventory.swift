import FOSMVVM
package import HTMLRendering
package import PreviewCatalog
package import TextFaults

/// Which texts the previews of a catalogue use, and which texts of the store none of them uses.
package struct TextInventory: Sendable {
    /// The texts that are used, in order of appearance.
    package let texts: [InventoriedText]
    /// What is wanted of them.
    package let wants: TextWants
    /// The texts that are not, in order of their places; none of a type that is in a ViewModel which cannot be encoded.
    package let unused: [UnusedText]
    /// The previews whose ViewModel cannot be encoded, so that their texts are not known; renderings tell why.
    package let unreadable: [Preview]

    /// Makes every preview, and the stub of every ViewModel that has none, once.
    package init(catalog: PreviewCatalog, renderer: HTMLRenderer) {
        var uses = TextUses()
        var unreadable: [Preview] = []
        for preview in catalog.viewModelNames.compactMap({ catalog.entry(named: $0) }).flatMap(\.previews) {
            let subject = preview.subject()
            do {
                uses.add(try renderer.record(of: subject), of: preview)
            } catch {
                uses.add(unreadable: subject.viewModel)
                unreadable.append(preview)
            }
        }
        self.unreadable = unreadable
        texts = uses.texts
        wants = TextWants(Dictionary(uniqueKeysWithValues: uses.texts.map { ($0.use, $0.wants) }))
        unused = uses.unused(in: renderer.localizations)
    }
}
