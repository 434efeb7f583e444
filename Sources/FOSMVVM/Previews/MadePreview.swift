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
    package let givenBundle: Bundle?
    package let locale: Locale?
    /// What the preview determines of the page around the view.
    package let surroundings: PreviewSurroundings

    /// Makes a view.
    ///
    /// - Parameters:
    ///   - constants: The constants of the view's stub.
    ///   - traits: The traits of the preview.
    ///   - plainName: The name of a view without a ViewModel. Nil for any other view.
    ///   - make: Makes the view. It is called twice if the constants are not known yet.
    /// - Throws: The errors of `make`, and an error for a view that does not store its ViewModel.
    package init<View>(
        constants: StubConstants = StubConstants(), traits: [PreviewTrait] = [], plain plainName: String? = nil,
        _ make: () throws -> HostedView<View>
    ) throws {
        let (made, volatile) = try constants.making { () throws -> (view: HostedView<View>, viewModel: View.VM) in
            let view = try make()
            return (view, try view.viewModel)
        } stub: {
            Stub($0.viewModel, validations: $0.view.validations)
        }
        let view = made.view
        frame = view.frame == PreviewFrame() ? traits.lazy.compactMap(\.frame).last ?? view.frame : view.frame
        subject = ViewInput(
            made.viewModel, in: View.self, validations: view.validations, environment: view.environment,
            volatileValues: volatile
        )
        .changing(environment: frame.environmentChanges + view.environmentChanges, view: view.viewChange).framed(frame)
        .named(plain: plainName)
        bundle = view.bundle
        givenBundle = view.givenBundle
        locale = view.locale
        surroundings = view.surroundings
    }

    /// Makes the stub of a ViewModel, in the view of its name.
    package init(stubOf type: any ViewModel.Type, _ constants: StubConstants) {
        let (stub, volatile) = constants.making({ type.stub() as any ViewModel }, stub: { Stub($0) })
        subject = ViewInput(stub, volatileValues: volatile)
        frame = PreviewFrame()
        bundle = type.textBundle
        givenBundle = nil
        locale = nil
        surroundings = PreviewSurroundings()
    }

    /// Returns the preview with another ViewModel of the same type.
    func showing(_ viewModel: any ViewModel) -> MadePreview {
        MadePreview(self, subject: ViewInput(subject, showing: viewModel))
    }

    private init(_ made: MadePreview, subject: ViewInput) {
        self.subject = subject
        frame = made.frame
        bundle = made.bundle
        givenBundle = made.givenBundle
        locale = made.locale
        surroundings = made.surroundings
    }
}
