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
