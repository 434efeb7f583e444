/// Declares a preview, which is in the catalogue of every program that it is linked into.
///
///     #Preview("With items") {
///         TaskListView.previewHost(bundle: .module, viewModel: .stub(tasks: [.stub()]))
///     }
///
/// - Parameters:
///   - name: What the preview is called, once for each ViewModel; its address follows from it. "Default" when nil.
///   - body: Makes the view. It runs on any thread, each time the preview is shown.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @PreviewBuilder body: @escaping @Sendable () -> HostedView) =
    #externalMacro(module: "FOSMacros", type: "PreviewMacro")
