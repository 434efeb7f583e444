public import FOSMVVM
package import Foundation

/// A preview that was made from its body.
public struct MadePreview {
    /// The data from which the view is rendered.
    public let subject: ViewInput
    /// The size of the preview.
    public let frame: PreviewFrame
    /// The bundle with the texts.
    package let bundle: Bundle
    /// The bundle that the body named.
    let givenBundle: Bundle?
    let locale: Locale?

    /// Makes a view, and records when.
    package init<View>(_ make: () throws -> HostedView<View>) rethrows {
        let (view, made) = try FixedMoment.making(make)
        subject = ViewInput(
            view.viewModel, viewName: HostedView<View>.viewName, category: HostedView<View>.category,
            validations: view.validations, madeDuring: made)
        frame = view.frame
        bundle = view.bundle
        givenBundle = view.givenBundle
        locale = view.locale
    }

    /// Makes the stub of a ViewModel, in the view of its name.
    init(stubOf type: any ViewModel.Type) {
        let (stub, made) = FixedMoment.making { type.stub() }
        subject = ViewInput(stub, madeDuring: made)
        frame = PreviewFrame()
        bundle = type.textBundle
        givenBundle = nil
        locale = nil
    }
}
