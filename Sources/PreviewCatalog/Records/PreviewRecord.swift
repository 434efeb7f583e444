import CPreviewRecords
import FOSMVVM
public import Foundation

/// A record of a preview, which ``Preview(_:body:)`` stores as a constant in a section of the linked program.
public struct PreviewRecord: Sendable {
    /// The value in the section: the record's version, and a function that adds the record to the list at a pointer.
    ///
    /// The function runs on the thread that reads the section. It does not run the preview's body.
    public typealias Value = (version: Int, register: @convention(c) (UnsafeMutableRawPointer) -> Void)

    /// The name of the preview, if it has one.
    public let name: String?
    /// The path of the source file, as it was passed to the compiler.
    public let file: String
    /// The line of the preview, from 1.
    public let line: Int
    /// The bundle with the texts.
    public let bundle: Bundle
    /// The locale that the preview is pinned to.
    public let locale: Locale?
    /// The type of the ViewModel.
    let viewModelType: any ViewModel.Type
    /// The type of the view.
    let view: any ViewModelView.Type
    /// Makes the view.
    let body: @Sendable (StubConstants) throws -> MadePreview

    /// Creates a record of a preview, for catalogs made in code.
    ///
    /// - Parameters:
    ///   - name: The name of the preview, if it has one.
    ///   - file: The source file.
    ///   - line: The line of the preview, from 1.
    ///   - bundle: The bundle with the texts. Nil for the bundle of the ViewModel's module.
    ///   - locale: The locale that the preview is pinned to, if any.
    ///   - body: Makes the view.
    public init<Content: PreviewContent>(
        name: String? = nil, file: String = #filePath, line: Int = #line, bundle: Bundle? = nil,
        locale: Locale? = nil, @PreviewBuilder body: @escaping @Sendable () throws -> Content
    ) {
        self.name = name
        self.file = file
        self.line = line
        self.bundle = bundle ?? Content.View.VM.textBundle
        self.locale = locale
        viewModelType = Content.View.VM.self
        view = Content.View.self
        self.body = { constants in try MadePreview(constants: constants) { try body().hosted } }
    }

    /// Adds a record to the `[PreviewRecord]` at a pointer.
    public static func register<Content: PreviewContent>(
        name: String?, file: String, line: Int, bundle: Bundle? = nil, locale: Locale? = nil,
        in list: UnsafeMutableRawPointer, body: @escaping @Sendable () throws -> Content
    ) {
        list.assumingMemoryBound(to: [PreviewRecord].self).pointee.append(
            Self(name: name, file: file, line: line, bundle: bundle, locale: locale, body: body))
    }
}

/// Declares a preview, which appears in the catalog of every program that links it.
///
///     #Preview("With items") {
///         TaskListView.previewHost(bundle: .module, viewModel: .stub(tasks: [.stub()]))
///     }
///
/// The body does not run until the preview is shown. Its type determines the view. The bundle and the locale that it
/// passes to `previewHost` are read before that, so they cannot use values that the body declares.
///
/// - Parameters:
///   - name: The name of the preview, unique for each ViewModel. Its address is based on it. The default is "Default".
///   - body: Makes the view. It runs on any thread, each time the preview is shown.
@freestanding(declaration)
public macro Preview<Content: PreviewContent>(
    _ name: String? = nil, @PreviewBuilder body: @escaping @Sendable () throws -> Content
) = #externalMacro(module: "FOSMacros", type: "PreviewMacro")

/// Allows the body of a preview to declare values before its view, as in SwiftUI.
@resultBuilder
public enum PreviewBuilder {
    /// Returns the view.
    public static func buildBlock<Content: PreviewContent>(_ content: Content) -> Content { content }
}

/// Reads the records in the program's sections, which the linker places next to each other.
enum RecordSection {
    /// The version of the records that this code reads.
    private static let version = 1

    /// The linked ViewModels of the program by type.
    fileprivate static let viewModelsByType = Dictionary(viewModels().map { (ObjectIdentifier($0.type), $0) }) {
        first, _ in first
    }

    /// Returns the linked ViewModels of the program.
    static func viewModels() -> [ViewModelRecord] { records(in: preview_records_view_models()) }

    /// Returns the linked previews of the program.
    static func previews() -> [PreviewRecord] { records(in: preview_records_previews()) }

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
    /// ``FOSMVVM/ViewModel(options:)``, or the main bundle if the module has no resources.
    static var textBundle: Bundle { RecordSection.viewModelsByType[ObjectIdentifier(self)]?.bundle ?? .main }
}
