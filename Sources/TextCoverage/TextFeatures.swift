import FOSMVVM
import Foundation

/// The features that types of texts belong to.
struct TextFeatures {
    private let byType: [Substring: String]
    private let all: Set<String>

    /// A type's feature is that of its own previews; else that of the first preview that uses a text of it.
    init(_ texts: [InventoriedText]) {
        var byType: [Substring: String] = [:]
        for text in texts {
            let type = text.use.key.typeOfKey
            let own = text.previews.first { $0.viewModelName == type }
            byType[type] = own?.feature ?? byType[type] ?? text.previews.first?.feature
        }
        self.byType = byType
        all = texts.reduce(into: []) { $0.formUnion($1.features) }
    }

    /// The feature of a key that no preview uses; see ``UnusedText/feature``.
    func feature(of key: String, at place: LocalizationPlace) -> String? {
        if let feature = byType[key.typeOfKey] { return feature }
        let folder = URL(filePath: place.file).deletingLastPathComponent().lastPathComponent
        return all.contains(folder) ? folder : nil
    }
}
