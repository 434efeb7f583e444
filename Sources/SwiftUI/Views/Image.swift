import Diagnostics
public import Foundation

public struct Image: Equatable, Sendable {
    private enum Source: Equatable {
        case symbol(String)
        case address(URL)
        case asset(String)
    }

    private let source: Source
    private var isResizable = false
    private var isPixelated = false
    private var mode: TemplateRenderingMode?
    /// The text that assistive technology speaks. Nil if the modifiers decide.
    private var label: Text?
    private var isDecorative = false
    /// What the page shows in another way than an app.
    private var notes: [Diagnostic] = []

    /// Creates an image of an asset catalog, or of a file in the folder `Public` by its name without the extension. A name
    /// without a file is reported.
    ///
    /// Unlike in Apple's SwiftUI, the name is not spoken: the image needs `accessibilityLabel`.
    ///
    /// The catalogs of all targets have the images, so `bundle` is not used.
    public init(_ name: String, bundle: Bundle? = nil) {
        source = .asset(name)
    }

    /// Creates an image of the package with the text that assistive technology speaks.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        source = .asset(name)
        self.label = label
    }

    /// Creates an image of the package that assistive technology leaves out.
    public init(decorative name: String, bundle: Bundle? = nil) {
        source = .asset(name)
        isDecorative = true
    }

    /// Creates an image of the package.
    public init(_ resource: ImageResource) {
        self.init(resource.name)
    }

    /// Creates an image of a system symbol. A symbol that has no counterpart in the page's icons is reported there.
    public init(systemName: String) {
        source = .symbol(systemName)
    }

    /// Creates an image of a system symbol. The icons of the page show no value, which is noted if there is one.
    public init(systemName: String, variableValue: Double?) {
        self.init(systemName: systemName)
        if variableValue != nil { note("variableValue", "The icons of the page have one state.") }
    }

    @available(
        *, unavailable, message: "AppKit does not exist on Linux. Use the name of an image in the folder Public."
    )
    public init<Content>(nsImage: Content) { source = .asset("") }

    @available(
        *, unavailable, message: "Core Graphics does not exist on Linux. Use the name of an image in the folder Public."
    )
    public init<Content>(_ cgImage: Content, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        source = .asset("")
    }

    @available(
        *, unavailable, message: "Core Graphics does not exist on Linux. Use the name of an image in the folder Public."
    )
    public init<Content>(decorative cgImage: Content, scale: CGFloat, orientation: Orientation = .up) {
        source = .asset("")
    }

    init(_ address: URL) {
        source = .address(address)
    }
}

extension Image {
    /// Lets the image fill its frame. An image is stretched, and not repeated or cut into parts.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        changed { image in
            image.isResizable = true
            if capInsets != EdgeInsets() || resizingMode == .tile {
                image.note("resizable(capInsets:resizingMode:)", "The page stretches the whole image.")
            }
        }
    }

    /// Sets how an enlarged image looks. Only `none` differs from what a browser does.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        changed { $0.isPixelated = interpolation == .none }
    }

    /// Has no effect, because a browser decides about it.
    public func antialiased(_ isAntialiased: Bool) -> Image {
        changed { $0.note("antialiased(_:)", "A browser decides how it draws edges.") }
    }

    /// Draws an image of the package in its own colors, or in the color of the text. A symbol always has the color of the
    /// text, and an image at an address its own.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        changed { image in
            image.mode = renderingMode
            switch (renderingMode, image.source) {
            case (.template?, .address): image.note("renderingMode(.template)", "The image keeps its own colors.")
            case (.original?, .symbol): image.note("renderingMode(.original)", "An icon has the color of the text.")
            default: break
            }
        }
    }

    /// Has no effect, because an icon of the page has one color.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        changed { image in
            guard let mode, mode != .monochrome else { return }
            image.note("symbolRenderingMode(_:)", "An icon of the page has one color.")
        }
    }

    private var isSymbol: Bool { if case .symbol = source { true } else { false } }

    private mutating func note(_ name: String, _ reason: String) {
        notes.append(
            Diagnostic(.withoutEffect, "\(name) of an image has no effect on a web page. \(reason)", subject: name))
    }

    private func changed(_ change: (inout Image) -> Void) -> Image {
        var image = self
        change(&image)
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
        node.symbolVariants = context.environment.symbolVariants
        node.renderingMode = mode
        node.colorScheme = context.environment.ownColorScheme
        let label = label?.string(in: context.environment) ?? ""
        if !label.isEmpty { node.accessibilityLabel = label }
        node.isAccessibilityHidden = isDecorative || self.label != nil && label.isEmpty
        if isPixelated { node.style.append(.pixelated) }
        if isSymbol, context.environment.imageScale != .medium {
            node.style.append(.imageScale(context.environment.imageScale))
        }
        if context.environment.isRedacted { node.redact() }
        for note in notes { context.report(note) }
        return [node]
    }

    /// Returns the image in a line of text. Nil for one at an address, which a text does not show.
    func run(in environment: EnvironmentValues) -> TextRun? {
        var run = TextRun(parts: [], isData: false)
        switch source {
        case .symbol(let name): run.image = .symbol(name, environment.symbolVariants)
        case .asset(let name): run.image = .asset(name)
        case .address: return nil
        }
        return run
    }
}

/// An image at an address, which the browser loads.
///
/// It needs `accessibilityLabel`, or `accessibilityHidden(true)` if it is decoration. The pages of the host load no images
/// from other servers, so the label is shown instead. An image in the folder `Public` of the package has an address such as
/// `/bench.jpg`.
public struct AsyncImage<Content: View> {
    private let content: Content

    init(content: Content) {
        self.content = content
    }

    /// Creates an image. Without an address, there is none.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image? {
        content = url.map { Image($0) }
    }

    /// Creates a view that shows an image. Without an address, another view is shown.
    public init<Shown: View, Placeholder: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: (Image) -> Shown,
        @ViewBuilder placeholder: () -> Placeholder
    ) where Content == _ConditionalContent<Shown, Placeholder> {
        if let url {
            self.content = ViewBuilder.buildEither(first: content(Image(url)))
        } else {
            self.content = ViewBuilder.buildEither(second: placeholder())
        }
    }
}

extension AsyncImage: View {
    public var body: some View { content }
}
