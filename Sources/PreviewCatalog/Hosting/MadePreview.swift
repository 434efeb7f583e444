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

    /// Makes a view.
    ///
    /// - Parameters:
    ///   - constants: The constants of the view's stub.
    ///   - make: Makes the view. It is called twice if the constants are not known yet.
    package init<View>(
        constants: StubConstants = StubConstants(), _ make: () throws -> HostedView<View>
    ) rethrows {
        let (view, volatile) = try constants.making(make) { Stub($0.viewModel, validations: $0.validations) }
        subject = ViewInput(
            view.viewModel, in: View.self, validations: view.validations, environment: view.environment,
            volatileValues: volatile)
        frame = view.frame
        bundle = view.bundle
        givenBundle = view.givenBundle
        locale = view.locale
    }

    /// Makes the stub of a ViewModel, in the view of its name.
    init(stubOf type: any ViewModel.Type, _ constants: StubConstants) {
        let (stub, volatile) = constants.making({ type.stub() as any ViewModel }, stub: { Stub($0) })
        subject = ViewInput(stub, volatileValues: volatile)
        frame = PreviewFrame()
        bundle = type.textBundle
        givenBundle = nil
        locale = nil
    }
}
