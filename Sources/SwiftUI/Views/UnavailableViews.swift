/// A view of UIKit, which exists only on Apple platforms.
@available(
    *, unavailable,
    message: "UIKit exists only on Apple platforms. Put the view into '#if os(iOS)', and show another view here."
)
public protocol UIViewRepresentable: View {}

/// A view controller of UIKit, which exists only on Apple platforms.
@available(
    *, unavailable,
    message: "UIKit exists only on Apple platforms. Put the view into '#if os(iOS)', and show another view here."
)
public protocol UIViewControllerRepresentable: View {}

/// A view of AppKit, which exists only on Apple platforms.
@available(
    *, unavailable,
    message:
        "AppKit exists only on Apple platforms. Put the view into '#if canImport(AppKit)', and show another view here."
)
public protocol NSViewRepresentable: View {}
