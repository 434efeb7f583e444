package import FOSFoundation
public import Foundation

/// A preview of any view, which ``Preview(_:traits:body:)`` stores as a constant in a section of the linked program.
public struct ViewPreview: Sendable {
    /// The value in the section: the record's version, and a function that adds the record to the list at a pointer.
    ///
    /// The function runs on the thread that reads the section. It does not run the preview's body.
    public typealias Value = (version: Int, register: @convention(c) (UnsafeMutableRawPointer) -> Void)

    /// The name of the preview, if it has one.
    package let name: String?
    /// The path of the source file, as it was passed to the compiler.
    package let file: String
    /// The line of the preview, from 1.
    package let line: Int
    /// The doc comment of the preview. Empty if it has none.
    package let comment: String
    /// The size of the canvas, if the traits determine it.
    package let frame: PreviewFrame?
    /// The bundle of the module that declares the preview. Nil if the module has no resources.
    package let bundle: Bundle?
    /// The locale that the preview is pinned to.
    package let locale: Locale?
    /// The name of the view.
    package let viewName: String
    /// The module of the view. Nil for a view of SwiftUI, which has the name of the file.
    package let module: String?
    /// Makes the view.
    package let content: @MainActor @Sendable () throws -> any View

    /// Creates a preview.
    ///
    /// - Parameter content: Makes the view.
    package init(
        name: String?, file: String, line: Int, comment: String = "", traits: [PreviewTrait] = [], bundle: Bundle?,
        locale: Locale? = nil, viewName: String, module: String?,
        content: @escaping @MainActor @Sendable () throws -> any View
    ) {
        self.name = name
        self.file = file
        self.line = line
        self.comment = comment
        frame = traits.lazy.compactMap(\.frame).last
        self.bundle = bundle
        self.locale = locale
        self.viewName = viewName
        self.module = module
        self.content = content
    }

    /// Adds a record to the `[ViewPreview]` at a pointer. The macro calls it.
    public static func register<Content: View>(
        name: String?, file: String, line: Int, comment: String = "", traits: [PreviewTrait] = [],
        locale: Locale? = nil, bundle: Bundle? = nil, in list: UnsafeMutableRawPointer,
        @ViewBuilder body: @escaping @MainActor @Sendable () throws -> Content
    ) {
        let fileName = URL(filePath: file).deletingPathExtension().lastPathComponent
        let own = OwnViewName.first(in: Content.self, preferring: fileName)
        list.assumingMemoryBound(to: [ViewPreview].self).pointee.append(
            Self(
                name: name, file: file, line: line, comment: comment, traits: traits, bundle: bundle, locale: locale,
                viewName: own?.name ?? fileName, module: own?.module, content: body))
    }
}
