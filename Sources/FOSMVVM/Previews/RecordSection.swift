import CPreviewRecords
package import Foundation

/// Reads the records in the program's sections, which the linker places next to each other.
package enum RecordSection {
    /// The version of the records that this code reads.
    private static let version = 1

    /// The linked ViewModels of the program by type.
    fileprivate static let viewModelsByType = Dictionary(viewModels().map { (ObjectIdentifier($0.type), $0) }) {
        first, _ in first
    }

    /// Returns the linked ViewModels of the program.
    package static func viewModels() -> [ViewModelRecord] { records(in: preview_records_view_models()) }

    /// Returns the linked previews of the program.
    package static func previews() -> [PreviewRecord] {
        #if SwiftViews && os(Linux)
            let previews: [PreviewRecord] = records(in: preview_records_previews())
            let views = ProviderPreviews.adding(
                providers(), to: records(in: preview_records_views()), and: previews)
            return previews + PreviewRecord.all(of: views)
        #else
            return records(in: preview_records_previews())
        #endif
    }

    /// Returns the types of the program that conform to `PreviewProvider`.
    private static func providers() -> [Any.Type] {
        var types: [Any.Type] = []
        withUnsafeMutablePointer(to: &types) { types in
            preview_records_providers(types) { list, type in
                list?.assumingMemoryBound(to: [Any.Type].self).pointee.append(unsafeBitCast(type, to: Any.Type.self))
            }
        }
        return types
    }

    /// Returns the records of a section. The type of the list must be the type with which they are registered.
    private static func records<Record>(in section: PreviewRecordSection) -> [Record] {
        var list: [Record] = []
        let bytes = UnsafeRawBufferPointer(start: section.start, count: section.size)
        withUnsafeMutablePointer(to: &list) { list in
            for record in bytes.bindMemory(to: PreviewRecord.Value.self) where record.version == version {
                record.register(list)
            }
        }
        return list
    }
}

extension ViewModel {
    /// The bundle with the texts by default: that of the module that declares the ViewModel with
    /// ``ViewModel(options:)``, or the main bundle if the module has no resources.
    package static var textBundle: Bundle { RecordSection.viewModelsByType[ObjectIdentifier(self)]?.bundle ?? .main }
}
