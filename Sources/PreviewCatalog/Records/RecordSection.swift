import CPreviewRecords
import FOSMVVM

/// Reads the records that the linker laid side by side in the program's sections.
enum RecordSection {
    /// The version of the records that this code understands.
    private static let version = 1

    /// The ViewModels linked into the program.
    static func viewModels() -> [ViewModelRecord] { records(in: preview_records_view_models()) }

    /// The previews linked into the program.
    static func previews() -> [PreviewRecord] { records(in: preview_records_previews()) }

    /// What the records of a section add to a list, which is of what they are registered as.
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
