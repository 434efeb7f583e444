public import FOSMVVM
package import Foundation

/// What the body of a preview has made.
public struct MadePreview {
    /// What the view is rendered from.
    public let subject: ViewInput
    /// The size that the preview asks for.
    public let frame: PreviewFrame
    /// The bundle that has the texts.
    package let bundle: Bundle
    let locale: Locale?

    /// Makes a view, and notes when.
    package init<View>(_ make: () throws -> HostedView<View>) rethrows {
        let (view, made) = try FixedMoment.making(make)
        subject = ViewInput(
            view.viewModel, viewName: HostedView<View>.viewName, category: HostedView<View>.category,
            validations: view.validations, madeDuring: made)
        frame = view.frame
        bundle = view.bundle
        locale = view.locale
    }

    /// Makes the stub of a ViewModel, in the view that it would have.
    init(stubOf type: any ViewModel.Type) {
        let (stub, made) = FixedMoment.making { type.stub() }
        subject = ViewInput(stub, madeDuring: made)
        frame = PreviewFrame()
        bundle = .main
        locale = nil
    }
}
