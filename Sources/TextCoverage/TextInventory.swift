package import FOSMVVM
package import HTMLRendering
package import PreviewCatalog
package import TextFaults

/// Which texts the previews of a catalogue use, and which texts of the store none of them uses.
package struct TextInventory: Sendable {
    /// The texts that are used, in order of appearance.
    package let texts: [InventoriedText]
    /// What is wanted of them.
    package let wants: TextWants
    /// The texts that are not, in order of their places; none of a type that is in a ViewModel which cannot be made or
    /// encoded.
    package let unused: [UnusedText]
    /// The previews whose ViewModel cannot be made or encoded, so that their texts are not known; renderings tell why.
    package let unreadable: [Preview]

    /// Makes every preview, and the stub of every ViewModel that has none, once.
    package init(catalog: PreviewCatalog, renderer: HTMLRenderer) {
        self.init(catalog: catalog, localizations: renderer.localizations) { preview throws(PreviewFailure) in
            let subject = try preview.make().subject
            return (subject.viewModel, try? renderer.record(of: subject))
        }
    }

    /// The texts of previews, and of the stubs of ViewModels that have none.
    ///
    /// - Parameter read: Makes a preview, and gives what it shows and which texts it uses; nil where it cannot be encoded.
    package init(
        catalog: PreviewCatalog, localizations: LocalizationStore,
        read: (Preview) throws(PreviewFailure) -> (viewModel: any ViewModel, record: LocalizationRecord?)
    ) {
        var uses = TextUses()
        var unreadable: [Preview] = []
        for preview in catalog.viewModelNames.compactMap({ catalog.entry(named: $0) }).flatMap(\.previews) {
            let found = try? read(preview)
            if let record = found?.record {
                uses.add(record, of: preview)
            } else {
                found.map { uses.add(unreadable: $0.viewModel) } ?? uses.add(unmade: preview.viewModelType)
                unreadable.append(preview)
            }
        }
        self.unreadable = unreadable
        texts = uses.texts
        wants = TextWants(Dictionary(uniqueKeysWithValues: uses.texts.map { ($0.use, $0.wants) }))
        unused = uses.unused(in: localizations)
    }
}
