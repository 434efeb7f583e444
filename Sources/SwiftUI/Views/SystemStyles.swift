public struct ForegroundStyle: ShapeStyle {
    public var _paint: _Paint { .level(0) }

    public init() {}
}

/// The color of the page.
public struct BackgroundStyle: ShapeStyle {
    public var _paint: _Paint { .color(Color(named: .surface)) }

    public init() {}

    /// The color of groups on the page, such as those of a form. The levels of a background are opaque, unlike those of other
    /// styles.
    public var secondary: some ShapeStyle { Color(named: .ground) }

    /// The color of what is in a group.
    public var tertiary: some ShapeStyle { Color(named: .surface) }

    /// The color of groups in what is in a group.
    public var quaternary: some ShapeStyle { Color(named: .fill) }
}

/// The color of what can be used, such as links.
public struct TintShapeStyle: ShapeStyle {
    public var _paint: _Paint { .color(.accentColor) }

    public init() {}
}

public struct LinkShapeStyle: ShapeStyle {
    public var _paint: _Paint { .color(.accentColor) }

    public init() {}
}

public struct PlaceholderTextShapeStyle: ShapeStyle {
    public var _paint: _Paint { .color(.secondary) }

    public init() {}
}

/// The color of lines between other things.
public struct SeparatorShapeStyle: ShapeStyle {
    public var _paint: _Paint { .color(Color(named: .rule)) }

    public init() {}
}

public struct FillShapeStyle: ShapeStyle {
    public var _paint: _Paint { .color(Color(named: .fill)) }

    public init() {}
}

extension ShapeStyle where Self == ForegroundStyle { public static var foreground: Self { Self() } }
extension ShapeStyle where Self == BackgroundStyle { public static var background: Self { Self() } }
extension ShapeStyle where Self == TintShapeStyle { public static var tint: Self { Self() } }
extension ShapeStyle where Self == LinkShapeStyle { public static var link: Self { Self() } }
extension ShapeStyle where Self == PlaceholderTextShapeStyle { public static var placeholder: Self { Self() } }
extension ShapeStyle where Self == SeparatorShapeStyle { public static var separator: Self { Self() } }
extension ShapeStyle where Self == FillShapeStyle { public static var fill: Self { Self() } }
