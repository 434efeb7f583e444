package import FOSFoundation
package import Foundation

/// What the modifiers around a preview determine of its page.
package struct PreviewSettings {
    var displayName: String?
    var device: PreviewDevice?
    var layout: PreviewLayout?
    var orientation: InterfaceOrientation?
    /// The theme that the environment has in a light and in a dark page.
    private var schemes = (light: ColorScheme.light, dark: ColorScheme.dark)

    /// Reads the modifiers of a view, from the outermost to the innermost. Other views end the search.
    @MainActor package init(of view: any View) {
        (view as? any SettingsReadable)?.read(into: &self)
    }

    /// The size of the canvas, if the modifiers determine it.
    package var frame: PreviewFrame? {
        switch layout {
        case .fixed(let width, let height): return .exactly(width: width, height: height)
        case .sizeThatFits: return .fitting
        case .device, nil: break
        }
        let isLandscape = orientation?.isLandscape == true
        guard let size = device?.size ?? (isLandscape ? .phone : nil) else { return nil }
        return isLandscape
            ? PreviewFrame(idealWidth: size.height, idealHeight: size.width)
            : PreviewFrame(idealWidth: size.width, idealHeight: size.height)
    }

    /// The theme that the preview is pinned to.
    package var theme: PreviewSurroundings.Theme? {
        guard schemes.light == schemes.dark else { return nil }
        return schemes.light == .dark ? .dark : .light
    }

    fileprivate mutating func read(_ change: any EnvironmentChanging) {
        schemes = (change.scheme(after: schemes.light), change.scheme(after: schemes.dark))
    }
}

extension PreviewDevice {
    /// The size in CSS pixels, if the device is known by the beginning of its name.
    fileprivate var size: CGSize? {
        if rawValue.hasPrefix("iPhone") { return .phone }
        return rawValue.hasPrefix("iPad") ? CGSize(width: 820, height: 1180) : nil
    }
}

extension CGSize {
    /// The size of a page whose size is not known, in CSS pixels.
    package static let phone = CGSize(width: 390, height: 844)
}

extension EnvironmentChanging {
    fileprivate func scheme(after scheme: ColorScheme) -> ColorScheme {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        change(environment: &environment)
        return environment.colorScheme
    }
}

/// Determines something of the page of a preview, and nothing of the view.
struct PreviewSettingModifier {
    let change: (inout PreviewSettings) -> Void

    init(_ change: @escaping (inout PreviewSettings) -> Void) {
        self.change = change
    }
}

extension PreviewSettingModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        context.child(.content).nodes(of: content)
    }
}

/// A view with modifiers that can determine something of the page.
private protocol SettingsReadable: View {
    func read(into settings: inout PreviewSettings)
}

extension ModifiedContent: SettingsReadable where Content: View, Modifier: ViewModifier {
    fileprivate func read(into settings: inout PreviewSettings) {
        if let modifier = modifier as? PreviewSettingModifier { modifier.change(&settings) }
        if let modifier = modifier as? any EnvironmentChanging { settings.read(modifier) }
        (content as? any SettingsReadable)?.read(into: &settings)
    }
}
