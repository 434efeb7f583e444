/// The commands of a ``Canvas``. A copy draws on the same canvas, in another way.
public struct GraphicsContext {
    private let sheet: DrawingSheet
    private let size: CGSize
    private var look = Drawing.Look()

    public let environment: EnvironmentValues

    init(sheet: DrawingSheet, size: CGSize, environment: EnvironmentValues) {
        self.sheet = sheet
        self.size = size
        self.environment = environment
    }

    public var opacity: Double {
        get { look.opacity }
        set { look.opacity = newValue }
    }

    public var blendMode: BlendMode {
        get { look.blendMode }
        set { look.blendMode = newValue }
    }

    public var transform: CGAffineTransform {
        get { look.transform }
        set { look.transform = newValue }
    }

    public var clipBoundingRect: CGRect {
        let canvas = CGRect(origin: .zero, size: size)
        let visible = look.clips.reduce(canvas) { $0.intersection($1.path.boundingRect) }
        return visible.applying(transform.inverted())
    }

    private func add(_ content: Drawing.Mark.Content, _ look: Drawing.Look? = nil) {
        let mark = Drawing.Mark(content: content, look: look ?? self.look)
        MainActor.sync { [sheet] in sheet.add(mark) }
    }

    func report(_ name: String, _ reason: String) { MainActor.sync { [sheet] in sheet.report(name, reason) } }

    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        add(.fill(path, ink(shading, in: path), isEvenOdd: style.isEOFilled))
    }

    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        add(.line(path, ink(shading, in: path), style))
    }

    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    private func ink(_ shading: Shading, in path: Path) -> Drawing.Ink {
        let ink = shading.ink(in: path.boundingRect)
        if case .paint(.gradient) = ink {
            report("A conic gradient in a Canvas", "It has the first color of the gradient.")
        }
        return ink
    }

    /// Draws only inside of a path, or outside of it.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        var outline = path
        if options.contains(.inverse) { outline.addRect(clipBoundingRect.insetBy(dx: -1, dy: -1)) }
        let isEvenOdd = style.isEOFilled || options.contains(.inverse)
        look.clips.append(Drawing.Clip(path: outline.applying(transform), isEvenOdd: isEvenOdd))
    }

    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }

    /// Changes the points of what is drawn.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    /// Changes the pixels of what is drawn.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        look.filters.append(filter.drawn)
    }

    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let layer = MainActor.sync { [sheet] in sheet.layer() }
        var context = GraphicsContext(sheet: layer, size: size, environment: environment)
        context.transform = transform
        try content(&context)
        let marks = MainActor.sync { layer.marks }
        var look = look
        look.transform = .identity
        add(.layer(marks), look)
    }
}

extension GraphicsContext {
    public func resolve(_ text: Text) -> ResolvedText {
        ResolvedText(text: text, estimate: MainActor.sync { [sheet] in sheet.nodes(of: text).size })
    }

    /// Prepares an image. Only the browser knows the size of one that is not a symbol.
    public func resolve(_ image: Image) -> ResolvedImage {
        ResolvedImage(image: image, size: MainActor.sync { [sheet] in sheet.nodes(of: image).size })
    }

    /// Returns a shading as it is.
    public func resolve(_ shading: Shading) -> Shading { shading }

    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        // Unchecked because an id is only compared, on the thread that waits here.
        nonisolated(unsafe) let id = AnyHashable(id)
        return MainActor.sync { [sheet] in sheet.symbol(id) }.map { ResolvedSymbol(nodes: $0) }
    }

    /// Draws a text around a point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(text, .foreground, in: CGRect(origin: point, size: .zero), anchor)
    }

    public func draw(_ text: Text, in rect: CGRect) { draw(text, .foreground, in: rect, .topLeading) }

    /// Draws a text around a point.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(text.text, text.shading, in: CGRect(origin: point, size: .zero), anchor)
    }

    public func draw(_ text: ResolvedText, in rect: CGRect) { draw(text.text, text.shading, in: rect, .topLeading) }

    /// Draws an image around a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, .foreground, in: CGRect(origin: point, size: .zero), anchor)
    }

    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(image.resizable(), .foreground, in: rect, .topLeading)
    }

    /// Draws an image around a point.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image.image, image.shading ?? .foreground, in: CGRect(origin: point, size: .zero), anchor)
    }

    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(image.image.resizable(), image.shading ?? .foreground, in: rect, .topLeading)
    }

    /// Draws a view around a point.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: CGRect(origin: point, size: .zero), anchor)
    }

    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { draw(symbol, in: rect, .center) }

    private func draw(_ symbol: ResolvedSymbol, in rect: CGRect, _ anchor: UnitPoint) {
        add(.views(MainActor.sync { [sheet] in sheet.copy(of: symbol.nodes) }, in: rect, anchor: anchor))
    }

    private func draw(_ view: some View & Sendable, _ shading: Shading, in rect: CGRect, _ anchor: UnitPoint) {
        let nodes = MainActor.sync { [sheet] in
            guard let paint = shading.paint else { return sheet.nodes(of: view) }
            return sheet.nodes(of: view.foregroundStyle(PaintStyle(_paint: paint)))
        }
        add(.views(nodes, in: rect, anchor: anchor))
    }
}

extension [ViewNode] {
    var size: CGSize { first?.estimatedSize ?? .zero }
}

/// A style with a paint.
private struct PaintStyle: ShapeStyle {
    let _paint: _Paint
}
