/// An image.
public struct Image: Equatable, Sendable {
    private enum Source: Equatable {
        case symbol(String)
        case address(URL)
    }

    private let source: Source
    private var isResizable = false

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
        switch source {
        case .symbol(let name): [context.node(.symbol(name, isResizable: isResizable))]
        case .address(let address): [context.node(.image(address, isResizable: isResizable))]
        }
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
