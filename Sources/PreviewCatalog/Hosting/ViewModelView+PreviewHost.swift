public import FOSMVVM
public import Foundation

extension ViewModelView {
    /// The view for a preview.
    ///
    /// - Parameters:
    ///   - bundle: The bundle that has the texts.
    ///   - locale: The locale to show it in; the one that the visitor chooses when nil.
    ///   - viewModel: What it shows.
    public static func previewHost(bundle: Bundle = .main, locale: Locale? = nil, viewModel: VM = .stub()) -> HostedView
    {
        HostedView(Self.self, viewModel: viewModel, bundle: bundle, locale: locale)
    }
}

extension ViewModelView where VM: ClientHostedViewModelFactory {
    /// The view for a preview, of a ViewModel made from the application's state.
    ///
    /// - Parameters:
    ///   - bundle: The bundle that has the texts.
    ///   - locale: The locale to show it in; the one that the visitor chooses when nil.
    ///   - appState: What the ViewModel is made from.
    public static func previewHost(bundle: Bundle = .main, locale: Locale? = nil, appState: VM.AppState) -> HostedView {
        HostedView(Self.self, viewModel: VM(appState: appState), bundle: bundle, locale: locale)
    }
}
