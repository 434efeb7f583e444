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
