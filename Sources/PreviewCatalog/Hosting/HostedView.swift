public import FOSMVVM
public import Foundation

/// What the body of a preview makes.
public protocol PreviewContent {
    /// The view that it shows.
    associatedtype View: ViewModelView

    /// The view with its ViewModel and what surrounds it.
    var hosted: HostedView<View> { get }
}

/// A view as a preview shows it: its ViewModel, and what surrounds it.
///
/// Made by ``FOSMVVM/ViewModelView/previewHost(bundle:locale:viewModel:)``.
public struct HostedView<View: ViewModelView>: PreviewContent {
    /// What the view shows.
    public let viewModel: View.VM
    /// The bundle that has the texts.
    public let bundle: Bundle
    /// The locale that the preview is held to, whichever else is asked for.
    public let locale: Locale?
    /// The size that the preview asks for.
    public private(set) var frame = PreviewFrame()
    /// What validation says about the view's fields.
    public private(set) var validations: Validations?

    /// The view's type name, which is its template's.
    public static var viewName: String { String(describing: View.self) }
    /// The view's category, stated or inferred.
    public static var category: ViewCategory { View.category ?? View.VM.inferredCategory }

    public var hosted: Self { self }

    init(viewModel: View.VM, bundle: Bundle, locale: Locale?) {
        self.viewModel = viewModel
        self.bundle = bundle
        self.locale = locale
    }

    /// Gives the view what its surroundings hold.
    ///
    /// ``FOSMVVM/Validations`` become the messages of the fields. A template takes all else from the ViewModel.
    public func environment<Value>(_ value: Value) -> Self {
        guard let validations = value as? Validations else { return self }
        var view = self
        view.validations = validations
        return view
    }

    /// Asks for a size in CSS pixels.
    public func frame(width: Double? = nil, height: Double? = nil) -> Self {
        framed(PreviewFrame(minWidth: width, maxWidth: width, minHeight: height, maxHeight: height))
    }

    /// Asks for a size between bounds, in CSS pixels.
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

/// The size that a preview asks for, in CSS pixels. Nil is not asked for.
public struct PreviewFrame: Hashable, Sendable {
    /// The least width.
    public var minWidth: Double?
    /// The width to begin with.
    public var idealWidth: Double?
    /// The greatest width.
    public var maxWidth: Double?
    /// The least height.
    public var minHeight: Double?
    /// The height to begin with.
    public var idealHeight: Double?
    /// The greatest height.
    public var maxHeight: Double?

    /// The width that a canvas begins with, if any is asked for. A finite one: `.infinity` fills the canvas.
    public var width: Double? {
        [idealWidth, maxWidth].compactMap { $0 }.first { $0.isFinite }
    }
}

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
