package import Diagnostics
package import FOSMVVM
package import HTMLRendering
package import PreviewCatalog
package import TextComparison

/// The texts that the previews of a catalog use, and the texts of the store that no preview uses.
package struct TextInventory: Sendable {
    /// The used texts, in order of appearance.
    package let texts: [InventoriedText]
    /// The requirements of the used texts.
    package let wants: TextRequirements
    /// The texts that are those of several nested types with the same name, sorted by key.
    package let shared: [SharedText]
    /// The unused texts, in the order of their places. Types in a ViewModel that cannot be made or encoded are left
    /// out.
    package let unused: [UnusedKey]
    /// The previews whose ViewModel cannot be made or encoded, so that their texts are unknown.
    package let unreadable: [Preview]

    /// Collects the texts of previews, and of the stubs of ViewModels without previews. Makes those that are not known.
    ///
    /// - Parameter known: Returns the lookups of a preview that has been rendered already.
    package init(
        catalog: PreviewCatalog, renderer: HTMLRenderer, known: (Preview) -> LocalizationRecord? = { _ in nil }
    ) {
        self.init(catalog: catalog, localizations: renderer.localizations) { preview throws(PreviewFailure) in
            if let record = known(preview) { return record }
            return try? renderer.record(of: try preview.make().subject)
        }
    }

    /// Collects the texts of previews, and of the stubs of ViewModels without previews.
    ///
    /// - Parameter read: Returns the lookups of a preview. Nil if its ViewModel cannot be encoded.
    package init(
        catalog: PreviewCatalog, localizations: TextStore,
        read: (Preview) throws(PreviewFailure) -> LocalizationRecord?
    ) {
        var uses = TextUses()
        var unreadable: [Preview] = []
        for preview in catalog.viewModelNames.compactMap({ catalog.entry(named: $0) }).flatMap(\.previews) {
            if let record = try? read(preview) {
                uses.add(record, of: preview)
            } else {
                let made = try? preview.make().subject.viewModel
                made.map { uses.add(unreadable: $0) } ?? uses.add(unmade: preview.viewModelType)
                unreadable.append(preview)
            }
        }
        self.unreadable = unreadable
        texts = uses.texts
        shared = uses.shared
        wants = TextRequirements(Dictionary(uniqueKeysWithValues: uses.texts.map { ($0.use, $0.wants) }))
        unused = uses.unused(in: localizations)
    }
}

/// A text that is found under the name of a nested type alone, and that is used for several types with this name.
package struct SharedText: Sendable {
    /// The key, such as `Status.active`.
    package let key: String
    /// The keys with all parents of the types, at least two, sorted.
    package let fullKeys: [String]

    /// The types, with their parents.
    package var types: [String] { fullKeys.map { String($0.dropLast(key.count - key.typeOfKey.count)) } }
}

/// A text that previews use.
package struct InventoriedText: Sendable {
    /// The text.
    package let use: TextUse
    /// The previews that use it, at least one, in the order of the catalog.
    package private(set) var previews: [Preview]

    /// The requirements of these previews.
    package private(set) var wants: Set<TextRequirement>

    /// Creates a text that a preview uses.
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

/// A text of a YAML file that no preview uses.
package struct UnusedKey: Sendable {
    /// The key of the text.
    package let key: String
    /// The locale of the text.
    package let locale: LocaleIdentifier
    /// The place of the text.
    package let place: SourcePlace
    /// The feature of the text: the feature whose previews use other texts of its type, or else the one with the name
    /// of its file's folder. Nil if there is neither.
    package let feature: String?
}
