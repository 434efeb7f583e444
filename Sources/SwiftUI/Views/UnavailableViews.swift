/// A view of UIKit, which exists only on Apple platforms.
@available(
    *, unavailable,
    message:
        "UIKit exists only on Apple platforms. Put the view into '#if canImport(UIKit)', and show another view here."
)
public protocol UIViewRepresentable: View {}

/// A view controller of UIKit, which exists only on Apple platforms.
@available(
    *, unavailable,
    message:
        "UIKit exists only on Apple platforms. Put the view into '#if canImport(UIKit)', and show another view here."
)
public protocol UIViewControllerRepresentable: View {}

/// A view of AppKit, which exists only on Apple platforms.
@available(
    *, unavailable,
    message:
        "AppKit exists only on Apple platforms. Put the view into '#if canImport(AppKit)', and show another view here."
)
public protocol NSViewRepresentable: View {}

extension View {
    /// Draws the view with a program of the graphics processor.
    @available(
        *, unavailable, message: "A browser runs no shaders of Metal. Use colorMultiply, hueRotation or another effect."
    )
    nonisolated public func colorEffect<Shader>(_ shader: Shader, isEnabled: Bool = true) -> some View { self }

    /// Draws the view with a program of the graphics processor.
    @available(
        *, unavailable, message: "A browser runs no shaders of Metal. Use colorMultiply, hueRotation or another effect."
    )
    nonisolated public func layerEffect<Shader>(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View { self }
}
