public import FOSMVVM
public import Foundation
public import Observation

/// The result of a preview's body.
public protocol PreviewContent {
    /// The view that the preview shows.
    associatedtype View: ViewModelView

    /// The view with its ViewModel and environment.
    var hosted: HostedView<View> { get }
}

/// A view in a preview: its ViewModel and environment.
///
/// ``FOSMVVM/ViewModelView/previewHost(bundle:locale:viewModel:)`` creates it.
public struct HostedView<View: ViewModelView>: PreviewContent {
    /// The ViewModel that the view shows.
    public let viewModel: View.VM
    /// The bundle that was passed to `previewHost`.
    let givenBundle: Bundle?
    /// The locale that the preview is pinned to.
    public let locale: Locale?
    /// The size of the preview.
    public private(set) var frame = PreviewFrame()
    /// The validation results of the view's fields.
    public private(set) var validations: Validations?
    /// The objects that a view in Swift finds in its environment by their types.
    private(set) var environment: [any AnyObject & Observable] = []

    /// The bundle with the texts.
    public var bundle: Bundle { givenBundle ?? View.VM.textBundle }

    public var hosted: Self { self }

    init(viewModel: View.VM, bundle: Bundle?, locale: Locale?) {
        self.viewModel = viewModel
        givenBundle = bundle
        self.locale = locale
    }

    /// Sets an object of the view's environment.
    ///
    /// ``FOSMVVM/Validations`` become the messages of the fields. Other objects have no effect on templates.
    public func environment<Object: AnyObject & Observable>(_ object: Object?) -> Self {
        guard let object else { return self }
        var view = self
        if let validations = object as? Validations { view.validations = validations }
        view.environment.append(object)
        return view
    }

    /// Sets the size in CSS pixels.
    public func frame(width: Double? = nil, height: Double? = nil) -> Self {
        framed(PreviewFrame(minWidth: width, maxWidth: width, minHeight: height, maxHeight: height))
    }

    /// Sets the minimum, ideal and maximum size in CSS pixels.
    public func frame(
        minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
        idealHeight: Double? = nil, maxHeight: Double? = nil
    ) -> Self {
        framed(
            PreviewFrame(
                minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                idealHeight: idealHeight, maxHeight: maxHeight))
    }

    private func framed(_ frame: PreviewFrame) -> Self {
        var view = self
        view.frame = frame
        return view
    }
}

/// The requested size of a preview in CSS pixels. Nil values are not set.
public struct PreviewFrame: Hashable, Sendable {
    /// The minimum width.
    public var minWidth: Double?
    /// The initial width.
    public var idealWidth: Double?
    /// The maximum width.
    public var maxWidth: Double?
    /// The minimum height.
    public var minHeight: Double?
    /// The initial height.
    public var idealHeight: Double?
    /// The maximum height.
    public var maxHeight: Double?

    /// The initial width of the canvas, if it is set and finite. `.infinity` fills the canvas.
    public var width: Double? {
        [idealWidth, maxWidth].compactMap { $0 }.first { $0.isFinite }
    }
}

extension ViewModelView {
    /// Returns the view for a preview.
    ///
    /// - Parameters:
    ///   - bundle: The bundle with the texts. Nil for the bundle of the module that declares the ViewModel.
    ///   - locale: The locale to pin the preview to. Nil for the locale that the visitor chooses.
    ///   - viewModel: The ViewModel that the view shows.
    nonisolated public static func previewHost(
        bundle: Bundle? = nil, locale: Locale? = nil, viewModel: VM = .stub()
    ) -> HostedView<Self> {
        HostedView(viewModel: viewModel, bundle: bundle, locale: locale)
    }
}
