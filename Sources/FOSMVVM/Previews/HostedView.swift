public import Foundation
public import Observation

/// A view in a preview: its ViewModel and environment.
///
/// ``ViewModelView/previewHost(bundle:resourceDirectoryName:locale:viewModel:setStates:)`` creates it. A preview also creates it for a view in its body.
public struct HostedView<View: ViewModelView> {
    private let shown: Result<View.VM, MissingViewModel>
    /// The bundle that was passed to `previewHost`.
    package let givenBundle: Bundle?
    /// The locale that the preview is pinned to.
    public internal(set) var locale: Locale?
    /// The size of the preview.
    public private(set) var frame = PreviewFrame()
    /// The validation results of the view's fields.
    public private(set) var validations: Validations?
    /// The objects that a view in Swift finds in its environment by their types.
    private(set) var environment: [any AnyObject & Observable] = []
    /// What else changes the environment of a view in Swift. Only code that knows SwiftUI can apply it.
    var environmentChanges: [Any] = []
    /// What changes a view in Swift before it is shown.
    let viewChange: ViewChange<View>?
    /// What the preview determines of the page around the view.
    package internal(set) var surroundings = PreviewSurroundings()

    /// The bundle with the texts.
    public var bundle: Bundle { givenBundle ?? View.VM.textBundle }

    /// The ViewModel that the view shows.
    ///
    /// - Throws: An error for a view that does not store its ViewModel.
    public var viewModel: View.VM { get throws { try shown.get() } }

    init(viewModel: View.VM, bundle: Bundle?, locale: Locale?, viewChange: ViewChange<View>?) {
        shown = .success(viewModel)
        givenBundle = bundle
        self.locale = locale
        self.viewChange = viewChange
    }

    /// Hosts the ViewModel that a view stores.
    init(_ view: View) {
        shown = view.storedViewModel.map { .success($0) } ?? .failure(MissingViewModel(view: View.self))
        givenBundle = nil
        locale = nil
        viewChange = nil
    }

    /// Sets an object of the view's environment.
    ///
    /// ``Validations`` become the messages of the fields. Other objects have no effect on templates.
    public func environment<Object: AnyObject & Observable>(_ object: Object?) -> Self {
        guard let object else { return self }
        var view = self
        if let validations = object as? Validations { view.validations = validations }
        view.environment.append(object)
        return view
    }

    /// Sets the size in CSS pixels.
    public func frame(width: Double? = nil, height: Double? = nil) -> Self {
        framed(.exactly(width: width, height: height))
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

    func framed(_ frame: PreviewFrame) -> Self {
        var view = self
        view.frame = frame
        return view
    }
}

extension ViewModelView {
    /// Returns the view for a preview.
    ///
    /// - Parameters:
    ///   - bundle: The bundle with the texts. Nil for the bundle of the module that declares the ViewModel.
    ///   - resourceDirectoryName: The folder of the texts in the bundle. Not used, as the texts of all folders are read.
    ///   - locale: The locale to pin the preview to. Nil for the locale that the visitor chooses.
    ///   - viewModel: The ViewModel that the view shows.
    ///   - setStates: Changes a view in Swift, such as its state, before it is shown.
    nonisolated public static func previewHost(
        bundle: Bundle? = nil, resourceDirectoryName: String = "", locale: Locale? = nil, viewModel: VM = .stub(),
        setStates: (@MainActor (inout Self) -> Void)? = nil
    ) -> HostedView<Self> {
        HostedView(
            viewModel: viewModel, bundle: bundle, locale: locale, viewChange: setStates.map { ViewChange(apply: $0) })
    }

    /// Returns the view for a preview, with the texts of a server.
    ///
    /// - Parameters:
    ///   - serverHostedResourcesPath: The folder with the YAML files of the server, such as one next to the package.
    ///   - locale: The locale to pin the preview to. Nil for the locale that the visitor chooses.
    ///   - viewModel: The ViewModel that the view shows.
    ///   - setStates: Changes a view in Swift, such as its state, before it is shown.
    nonisolated public static func previewHost(
        serverHostedResourcesPath: URL, locale: Locale? = nil, viewModel: VM = .stub(),
        setStates: (@MainActor (inout Self) -> Void)? = nil
    ) -> HostedView<Self> {
        previewHost(
            bundle: Bundle(url: serverHostedResourcesPath), locale: locale, viewModel: viewModel, setStates: setStates)
    }

    /// The ViewModel of the view. The protocol requires an initializer and no property, so any property counts.
    nonisolated var storedViewModel: VM? {
        Mirror(reflecting: self).children.lazy.compactMap { $0.value as? VM }.first
    }

    /// Sets the fields of the ViewModel to the values in another view of this type, such as the same one in another
    /// locale.
    package nonisolated func takeFieldValues(of other: Self) {
        guard let known = other.storedViewModel else { return }
        storedViewModel?.takeFieldValues(of: known)
    }
}

/// What the body of a preview can change of a view. Everywhere else, the modifiers of SwiftUI are preferred.
extension ViewModelView {
    /// Sets an object of the view's environment, in a preview.
    @_disfavoredOverload
    nonisolated public func environment<Object: AnyObject & Observable>(_ object: Object?) -> HostedView<Self> {
        HostedView(self).environment(object)
    }

    /// Sets the size in CSS pixels, in a preview.
    @_disfavoredOverload
    nonisolated public func frame(width: Double? = nil, height: Double? = nil) -> HostedView<Self> {
        HostedView(self).frame(width: width, height: height)
    }

    /// Sets the minimum, ideal and maximum size in CSS pixels, in a preview.
    @_disfavoredOverload
    nonisolated public func frame(
        minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
        idealHeight: Double? = nil, maxHeight: Double? = nil
    ) -> HostedView<Self> {
        HostedView(self).frame(
            minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
            idealHeight: idealHeight, maxHeight: maxHeight)
    }
}

/// A change of a view before it is shown.
package struct ViewChange<View: ViewModelView> {
    /// Changes the view.
    package let apply: @MainActor (inout View) -> Void
}

/// The error of a preview whose view does not store its ViewModel.
private struct MissingViewModel: LocalizedError {
    let view: any ViewModelView.Type

    var errorDescription: String? {
        let name = TypeName.of(view)
        return """
            \(name) has no property with its ViewModel. Add one and set it in init(viewModel:), \
            or write \(name).previewHost(viewModel: …).
            """
    }
}
