public import FOSMVVM
public import Foundation

extension ViewModelView {
    /// The view for a preview.
    ///
    /// - Parameters:
    ///   - bundle: The bundle that has the texts: `.module` in a package. A command-line program's `.main` has none.
    ///   - locale: The locale to show it in; the one that the visitor chooses when nil.
    ///   - viewModel: What it shows.
    public static func previewHost(
        bundle: Bundle = .main, locale: Locale? = nil, viewModel: VM = .stub()
    ) -> HostedView<Self> {
        HostedView(viewModel: viewModel, bundle: bundle, locale: locale)
    }
}
