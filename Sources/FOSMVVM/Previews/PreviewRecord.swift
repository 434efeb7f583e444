public import Foundation

/// A record of a preview, which ``Preview(_:traits:body:)`` stores as a constant in a section of the linked program.
public struct PreviewRecord: Sendable {
    /// The value in the section: the record's version, and a function that adds the record to the list at a pointer.
    ///
    /// The function runs on the thread that reads the section. It does not run the preview's body.
    public typealias Value = (version: Int, register: @convention(c) (UnsafeMutableRawPointer) -> Void)

    /// The name of the preview, if it has one.
    public let name: String?
    /// The path of the source file, as it was passed to the compiler.
    public package(set) var file: String
    /// The line of the preview, from 1.
    public let line: Int
    /// The doc comment of the preview. Empty if it has none.
    package let comment: String
    /// The bundle with the texts.
    public let bundle: Bundle
    /// The locale that the preview is pinned to.
    public let locale: Locale?
    /// The source around the ViewModel. Nil if it is not known.
    package let source: PreviewSource?
    /// The type of the ViewModel.
    package let viewModelType: any ViewModel.Type
    /// The type of the view.
    package let view: any ViewModelView.Type
    /// The name of the view.
    package let viewName: String
    /// Whether the view shows a ViewModel, and is not any other view of SwiftUI.
    package let showsViewModel: Bool
    /// Makes the view.
    package let body: @Sendable (StubConstants) throws -> MadePreview

    /// Creates a record of a preview, for catalogs made in code.
    ///
    /// - Parameters:
    ///   - name: The name of the preview, if it has one.
    ///   - file: The source file.
    ///   - line: The line of the preview, from 1.
    ///   - comment: The doc comment of the preview.
    ///   - traits: The traits of the preview.
    ///   - bundle: The bundle with the texts. Nil for the bundle of the ViewModel's module.
    ///   - locale: The locale that the preview is pinned to, if any.
    ///   - source: The source around the ViewModel, if it is known.
    ///   - body: Makes the view, on any thread.
    public init<View: ViewModelView>(
        name: String? = nil, file: String = #filePath, line: Int = #line, comment: String = "",
        traits: [PreviewTrait] = [], bundle: Bundle? = nil, locale: Locale? = nil,
        source: PreviewSource? = nil, @PreviewBuilder body: @escaping @Sendable () throws -> HostedView<View>
    ) {
        self.name = name
        self.file = file
        self.line = line
        self.comment = comment
        self.bundle = bundle ?? View.VM.textBundle
        self.locale = locale
        self.source = source
        viewModelType = View.VM.self
        view = View.self
        viewName = View.viewName
        showsViewModel = true
        self.body = { constants in try MadePreview(constants: constants, traits: traits, body) }
    }

    /// Creates a record of a view without a ViewModel.
    init<View: ViewModelView>(
        plain viewName: String, name: String?, file: String, line: Int, comment: String, bundle: Bundle?,
        locale: Locale?, body: @escaping @Sendable () throws -> HostedView<View>
    ) {
        self.name = name
        self.file = file
        self.line = line
        self.comment = comment
        self.bundle = bundle ?? .main
        self.locale = locale
        source = nil
        viewModelType = View.VM.self
        view = View.self
        self.viewName = viewName
        showsViewModel = false
        self.body = { constants in try MadePreview(constants: constants, plain: viewName, body) }
    }

    /// Adds a record to the `[PreviewRecord]` at a pointer. The macro calls it.
    public static func register<View: ViewModelView>(
        name: String?, file: String, line: Int, comment: String = "", traits: [PreviewTrait] = [],
        bundle: Bundle? = nil, locale: Locale? = nil, source: PreviewSource? = nil,
        in list: UnsafeMutableRawPointer, @PreviewBuilder body: @escaping PreviewBody<HostedView<View>>
    ) {
        list.assumingMemoryBound(to: [PreviewRecord].self).pointee.append(
            Self(
                name: name, file: file, line: line, comment: comment, traits: traits, bundle: bundle, locale: locale,
                source: source
            ) {
                try PreviewBuilder.content(of: body)
            })
    }
}

/// The source of a preview before, in and after its ViewModel, for copies of the preview.
public struct PreviewSource: Sendable {
    private let before: String
    private let after: String
    /// The code of the ViewModel. Nil if it is the value of a name that the preview does not declare.
    package let viewModel: String?

    /// Creates the source from its parts. ``Preview(_:traits:body:)`` expands to it.
    public init(_ before: String, _ viewModel: String?, _ after: String) {
        self.before = before
        self.viewModel = viewModel
        self.after = after
    }

    /// Returns the source with Swift code that makes a ViewModel.
    package func text(with viewModel: SwiftCode) -> String {
        let line = before.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
        let column = line.prefix { $0 == " " }.count
        return before + viewModel.text(indentation: column, column: line.count) + after
    }
}

/// Declares a preview, which appears in the catalog of every program that links it.
///
///     #Preview("With items") {
///         TaskListView(viewModel: .stub(tasks: [.stub()]))
///     }
///
/// The body does not run until the preview is shown. Its type determines the view. The bundle and the locale that it
/// passes to `previewHost` are read before that, so they cannot use values that the body declares.
///
/// - Parameters:
///   - name: The name of the preview, unique for each ViewModel. Its address is based on it. The default is "Default".
///   - traits: The size of the canvas, unless the body sets one.
///   - body: Makes the view. It runs on the main actor, each time the preview is shown.
@freestanding(declaration)
public macro Preview<Shown: ViewModelView>(
    _ name: String? = nil, traits: PreviewTrait..., @PreviewBuilder body: @escaping PreviewBody<HostedView<Shown>>
) = #externalMacro(module: "FOSMacros", type: "PreviewMacro")

/// Adds a record to the previews of the program, with Swift code that adds it to the list `_list`.
/// ``Preview(_:traits:body:)`` expands to it.
@freestanding(declaration, names: named(_previewRecord))
public macro _PreviewRecord(_ code: String) = #externalMacro(module: "FOSMacros", type: "PreviewRecordMacro")
