package import FOSMVVM
package import HTMLRendering
package import PreviewCatalog

/// Which texts the previews of a catalog use, and which texts of the store none of them uses.
package struct TextInventory: Sendable {
    /// The texts that are used, in order of appearance.
    package let texts: [InventoriedText]
    /// What is wanted of them.
    package let wants: TextRequirements
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
        wants = TextRequirements(Dictionary(uniqueKeysWithValues: uses.texts.map { ($0.use, $0.wants) }))
        unused = uses.unused(in: localizations)
    }
}

/// A text that previews use.
package struct InventoriedText: Sendable {
    /// The text.
    package let use: TextUse
    /// The previews that use it, at least one, in the catalog's order.
    package private(set) var previews: [Preview]

    /// What they want of it.
    package private(set) var wants: Set<TextRequirement>

    /// A text that a preview uses.
    init(_ use: TextUse, wants: Set<TextRequirement>, preview: Preview) {
        self.use = use
        self.wants = wants
        previews = [preview]
    }

    mutating func add(_ preview: Preview, wants: Set<TextRequirement>) {
        previews.append(preview)
        self.wants.formUnion(wants)
    }

    /// The features of the previews, each once.
    package var features: Set<String> { Set(previews.map(\.feature)) }
}

/// A text that previews use and that a locale lacks or has wrong.
package struct UnfinishedText: Sendable {
    /// The text.
    package let text: InventoriedText
    /// The locale.
    package let locale: LocaleIdentifier
    /// What the locale shows for it.
    package let lookup: TextLookup
    /// What is wrong with the locale's own text; nothing where it is missing.
    package let faults: [TextFault]

    /// Whether neither the locale nor a parent of it has the text.
    package var isMissing: Bool { lookup.status == .missing }

    /// Nil where the locale has the text, or a parent of it, and nothing is wrong.
    init?(_ text: InventoriedText, in locale: LocaleIdentifier, store: LocalizationStore, wants: TextRequirements) {
        let lookup = store.lookup(text.use, in: locale)
        let faults = lookup.status == .missing ? [] : store.faults(of: text.use, in: locale, wants: wants)
        guard lookup.status == .missing || !faults.isEmpty else { return nil }
        self.text = text
        self.locale = locale
        self.lookup = lookup
        self.faults = faults
    }
}

/// A text of a YAML file that no preview uses.
package struct UnusedText: Sendable {
    /// The text's key.
    package let key: String
    /// The locale that has it.
    package let locale: LocaleIdentifier
    /// Where it stands.
    package let place: LocalizationPlace
    /// The feature that it belongs to: the one whose previews use other texts of its type, or else the one that its
    /// file's folder is named after; nil when neither is there.
    package let feature: String?
}

extension String {
    /// The outermost type that a text's key belongs to.
    var typeOfKey: Substring { prefix { $0 != "." } }
}
