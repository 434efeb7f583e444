import CPreviewRecords
import FOSMVVM

/// Reads the records that the linker laid side by side in the program's sections.
enum RecordSection {
    /// The version of the records that this code understands.
    private static let version = 1

    /// The ViewModels linked into the program.
    static func viewModels() -> [ViewModelRecord] {
        var list: [ViewModelRecord] = []
        withUnsafeMutablePointer(to: &list) { list in
            read(preview_records_view_models()) { (record: ViewModelRecord.Value) in
                if record.version == version { record.register(list) }
            }
        }
        return list
    }

    /// The previews linked into the program.
    static func previews() -> [PreviewRecord] {
        var list: [PreviewRecord] = []
        withUnsafeMutablePointer(to: &list) { list in
            read(preview_records_previews()) { (record: PreviewRecord.Value) in
                if record.version == version { record.register(list) }
            }
        }
        return list
    }

    private static func read<Record>(_ section: PreviewRecordSection, each body: (Record) -> Void) {
        let bytes = UnsafeRawBufferPointer(start: section.start, count: section.size)
        bytes.bindMemory(to: Record.self).forEach(body)
    }
}
