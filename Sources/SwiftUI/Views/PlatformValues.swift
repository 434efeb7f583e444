import Foundation

extension UIColor {
    public convenience init(_ color: Color) {
        if case .sRGB(let red, let green, let blue) = color.base {
            self.init(red: red, green: green, blue: blue, alpha: color.opacity)
        } else {
            self.init(.other(OtherColor(color)))
        }
    }
}

extension Color {
    /// Creates the color of a color of UIKit.
    public init(uiColor: UIColor) {
        let color =
            switch uiColor.base {
            case .theme(let name): Name(rawValue: name).map { Color(named: $0) } ?? .gray
            case .sRGB(let red, let green, let blue): Color(red: red, green: green, blue: blue)
            case .named(let name): Color(name)
            case .dynamic(let light, let dark): Color(light: Color(uiColor: light), dark: Color(uiColor: dark))
            case .other(let other): other.value as? Color ?? .gray
            }
        self = color.opacity(uiColor.alpha)
    }

    /// Creates the color of a color of UIKit.
    public init(_ color: UIColor) { self.init(uiColor: color) }

    public init(cgColor: CGColor) { self.init(uiColor: cgColor.color) }
    public init(_ color: CGColor) { self.init(cgColor: color) }

    /// The color of Core Graphics. Nil for a color of the theme or the package, which only the browser knows.
    public var cgColor: CGColor? { if case .sRGB = base { UIColor(self).cgColor } else { nil } }
}

extension Image {
    /// Creates an image of UIKit: of the package, of a system symbol, or of the data of a file.
    public init(uiImage: UIImage) {
        switch uiImage.source {
        case .name(let name): self.init(name)
        case .symbol(let name): self.init(systemName: name)
        case .data(let data):
            let type = UIImage.type(of: data) ?? "image/png"
            self = URL(string: "data:\(type);base64,\(data.base64EncodedString())").map { Image($0) } ?? Image("")
        }
        if let isTemplate = uiImage.isTemplate { self = renderingMode(isTemplate ? .template : .original) }
    }
}

extension Font {
    /// Creates the font of a font of UIKit.
    public init(_ font: UIFont) {
        let weight = Weight(rawValue: font.weight.rawValue)
        let base =
            if let name = font.name {
                Font.custom(name, size: font.pointSize)
            } else if let style = font.style.flatMap({ TextStyle(uiKit: $0.rawValue) }) {
                Font.system(style)
            } else {
                Font.system(size: font.pointSize, weight: weight)
            }
        self = font.isItalic ? base.italic() : base
    }
}

extension Font.TextStyle {
    /// Creates the style with a name of UIKit, where two have a number.
    fileprivate init?(uiKit name: String) {
        self.init(rawValue: ["title1": "title", "caption1": "caption"][name] ?? name)
    }
}

extension EdgeInsets {
    /// Creates the distances of UIKit.
    public init(_ insets: UIEdgeInsets) {
        self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
}

extension Path {
    public init(_ path: CGPath) {
        self.init()
        add(path)
    }

    private mutating func add(_ path: CGPath) {
        for element in path.elements {
            switch element {
            case .move(let end): move(to: end)
            case .line(let end): addLine(to: end)
            case .quadCurve(let end, let control): addQuadCurve(to: end, control: control)
            case .curve(let end, let first, let second): addCurve(to: end, control1: first, control2: second)
            case .arc(let center, let radius, let start, let end, let isClockwise):
                addArc(
                    center: center, radius: radius, startAngle: .radians(start), endAngle: .radians(end),
                    clockwise: !isClockwise)
            case .ellipse(let rect): addEllipse(in: rect)
            case .rectangle(let rect, let corners): addRect(rect, corners: corners)
            case .path(let other): add(other)
            case .close: closeSubpath()
            }
        }
    }

    public func applying(_ transform: CGAffineTransform) -> Path { mapped { $0.applying(transform) } }

    public mutating func addPath(_ path: Path, transform: CGAffineTransform) { addPath(path.applying(transform)) }
}

extension Shape {
    /// Returns the shape after a change of its points.
    nonisolated public func transform(_ transform: CGAffineTransform) -> some Shape {
        _ChangedShape { rect in path(in: rect).applying(transform) }
    }
}
