public import Foundation

/// An image.
public struct Image: Equatable, Sendable {
    private enum Source: Equatable {
        case symbol(String)
        case address(URL)
        case asset(String)
    }

    private let source: Source
    private var isResizable = false
    /// The text that assistive technology speaks. Nil if the modifiers decide, and empty for decoration.
    private var label: String?

    /// Creates an image of the package, by the name of a file in the folder `Public`, without the extension. A name without
    /// a file is reported.
    ///
    /// Unlike in Apple's SwiftUI, the name is not spoken: the image needs `accessibilityLabel`.
    ///
    /// `bundle` is not used, because a page shows images of the folder `Public`.
    public init(_ name: String, bundle: Bundle? = nil) {
        source = .asset(name)
    }

    /// Creates an image of the package with the text that assistive technology speaks.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        source = .asset(name)
        self.label = label.string
    }

    /// Creates an image of the package that assistive technology leaves out.
    public init(decorative name: String, bundle: Bundle? = nil) {
        source = .asset(name)
        label = ""
    }

    /// Creates an image of a system symbol. A symbol that has no counterpart in the page's icons is reported there.
    public init(systemName: String) {
        source = .symbol(systemName)
    }

    fileprivate init(_ address: URL) {
        source = .address(address)
    }

    /// Lets the image fill its frame.
    public func resizable() -> Image {
        var image = self
        image.isResizable = true
        return image
    }
}

extension Image: PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        var node =
            switch source {
            case .symbol(let name): context.node(.symbol(name, isResizable: isResizable))
            case .address(let address): context.node(.image(address, isResizable: isResizable))
            case .asset(let name): context.node(.asset(name, isResizable: isResizable))
            }
        if let label { node.accessibilityLabel = label.isEmpty ? nil : label }
        node.isAccessibilityHidden = label == ""
        if context.environment.isRedacted { node.redact() }
        return [node]
    }
}

/// An image at an address, which the browser loads.
///
/// It needs `accessibilityLabel`, or `accessibilityHidden(true)` if it is decoration. The pages of the host load no images
/// from other servers, so the label is shown instead. An image in the folder `Public` of the package has an address such as
/// `/bench.jpg`.
public struct AsyncImage<Content: View> {
    private let content: Content

    /// Creates an image. Without an address, there is none.
    public init(url: URL?) where Content == Image? {
        content = url.map { Image($0) }
    }

    /// Creates a view that shows an image. Without an address, another view is shown.
    public init<Shown: View, Placeholder: View>(
        url: URL?, @ViewBuilder content: (Image) -> Shown, @ViewBuilder placeholder: () -> Placeholder
    ) where Content == _ConditionalContent<Shown, Placeholder> {
        if let url {
            self.content = ViewBuilder.buildEither(first: content(Image(url)))
        } else {
            self.content = ViewBuilder.buildEither(second: placeholder())
        }
    }
}

extension AsyncImage: View {
    /// The image, or the other view.
    public var body: some View { content }
}
