import CPreviewRecords
import FOSMVVM
public import Foundation

/// How ``Preview(_:body:)`` makes a preview known: a constant in a section of the linked program.
public struct PreviewRecord: Sendable {
    /// What lies in the section: the record's version, and what adds the record to the list that the pointer leads to.
    ///
    /// The second element runs on the thread that reads the section. It does not run the preview's body.
    public typealias Value = (version: Int, register: @convention(c) (UnsafeMutableRawPointer) -> Void)

    /// What the preview is called, if it is named.
    public let name: String?
    /// The path of the source file, as the compiler was given it.
    public let file: String
    /// The line of the preview, from 1.
    public let line: Int
    /// The bundle that has the texts.
    public let bundle: Bundle
    /// The locale that the preview is held to, whichever else is asked for.
    public let locale: Locale?
    /// The type of the ViewModel.
    let viewModelType: any ViewModel.Type
    /// The type name of the view, which is its template's.
    let viewName: String
    /// The view's category, stated or inferred.
    let category: ViewCategory
    /// Makes the view.
    let body: @Sendable () throws -> MadePreview

    /// A record of this preview, for catalogs made by hand.
    ///
    /// - Parameters:
    ///   - name: What the preview is called, if it is named.
    ///   - file: The source file.
    ///   - line: The line of the preview, from 1.
    ///   - bundle: The bundle that has the texts, if the view is hosted with one.
    ///   - locale: The locale that the preview is held to, if the view is hosted with one.
    ///   - body: Makes the view.
    public init<Content: PreviewContent>(
        name: String? = nil, file: String = #filePath, line: Int = #line, bundle: Bundle = .main,
        locale: Locale? = nil, @PreviewBuilder body: @escaping @Sendable () throws -> Content
    ) {
        self.name = name
        self.file = file
        self.line = line
        self.bundle = bundle
        self.locale = locale
        viewModelType = Content.View.VM.self
        viewName = HostedView<Content.View>.viewName
        category = HostedView<Content.View>.category
        self.body = { try MadePreview { try body().hosted } }
    }

    /// Adds a record to the `[PreviewRecord]` that the pointer leads to.
    public static func register<Content: PreviewContent>(
        name: String?, file: String, line: Int, bundle: Bundle = .main, locale: Locale? = nil,
        in list: UnsafeMutableRawPointer, body: @escaping @Sendable () throws -> Content
    ) {
        list.assumingMemoryBound(to: [PreviewRecord].self).pointee.append(
            Self(name: name, file: file, line: line, bundle: bundle, locale: locale, body: body))
    }
}

/// Declares a preview, which is in the catalog of every program that it is linked into.
///
///     #Preview("With items") {
///         TaskListView.previewHost(bundle: .module, viewModel: .stub(tasks: [.stub()]))
///     }
///
/// The body does not run until the preview is shown. Which view it hosts follows from its type; the bundle and the locale
/// that it passes to `previewHost` are read beforehand, so they cannot use values that the body declares.
///
/// - Parameters:
///   - name: What the preview is called, once for each ViewModel; its address follows from it. "Default" when nil.
///   - body: Makes the view. It runs on any thread, each time the preview is shown.
@freestanding(declaration)
public macro Preview<Content: PreviewContent>(
    _ name: String? = nil, @PreviewBuilder body: @escaping @Sendable () throws -> Content
) = #externalMacro(module: "FOSMacros", type: "PreviewMacro")

/// Lets the body of a preview declare values before it names its view, as SwiftUI's does.
@resultBuilder
public enum PreviewBuilder {
    /// The view.
    public static func buildBlock<Content: PreviewContent>(_ content: Content) -> Content { content }
}

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
