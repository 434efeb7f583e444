extension View {
    /// Makes the view transparent: 0 is invisible.
    nonisolated public func opacity(_ opacity: Double) -> some View {
        effect(.opacity(Color.bounded(opacity)))
    }

    /// Blurs the view by a radius in CSS pixels.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        effect(.filter(.blur(radius)))
    }

    /// Makes the view brighter by an amount from -1 to 1.
    nonisolated public func brightness(_ amount: Double) -> some View { effect(.filter(.brightness(amount))) }

    nonisolated public func contrast(_ amount: Double) -> some View { effect(.filter(.contrast(amount))) }

    nonisolated public func saturation(_ amount: Double) -> some View { effect(.filter(.saturation(amount))) }

    /// Makes the view gray: 1 has no color.
    nonisolated public func grayscale(_ amount: Double) -> some View { effect(.filter(.grayscale(amount))) }

    nonisolated public func hueRotation(_ angle: Angle) -> some View { effect(.filter(.hueRotation(angle))) }

    nonisolated public func colorInvert() -> some View { effect(.filter(.inversion)) }

    /// Adds a shadow. The lengths are in CSS pixels.
    nonisolated public func shadow(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        effect(.filter(.shadow(color, radius: radius, x: x, y: y)))
    }

    /// Draws the view larger or smaller, without changing its space.
    nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        effect(.scale(x: scale, y: scale, anchor: anchor))
    }

    /// Draws the view larger or smaller, without changing its space.
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        effect(.scale(x: scale.width, y: scale.height, anchor: anchor))
    }

    /// Draws the view larger or smaller, without changing its space.
    nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        effect(.scale(x: x, y: y, anchor: anchor))
    }

    /// Turns the view clockwise, without changing its space.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        effect(.rotation(angle, anchor: anchor))
    }

    /// Moves the view, without changing its space. A positive `x` is towards the end of a line.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { effect(.offset(x: x, y: y)) }

    /// Moves the view, without changing its space.
    nonisolated public func offset(_ offset: CGSize) -> some View { effect(.offset(x: offset.width, y: offset.height)) }

    nonisolated public func hidden() -> some View {
        modifier(
            NodeModifier { node in
                node.style.append(.effect(.hidden))
                node.isAccessibilityHidden = true
            })
    }

    /// Shows only what is inside of the view's space.
    nonisolated public func clipped(antialiased: Bool = false) -> some View { effect(.clip(.rectangle)) }

    /// Shows only what is inside of a shape.
    nonisolated public func clipShape<Clip: Shape>(_ shape: Clip, style: FillStyle = FillStyle()) -> some View {
        effect(.clip(shape.outline.filled(style)))
    }

    nonisolated public func border<Style: ShapeStyle>(_ style: Style, width: CGFloat = 1) -> some View {
        effect(.border(style._paint, width: width)).withoutShadow(of: style).withoutGradient(of: style._paint)
    }

    nonisolated private func effect(_ effect: ViewEffect) -> some View {
        modifier(NodeModifier { $0.style.append(.effect(effect)) })
    }
}

/// A change of how a finished view is drawn.
package enum ViewEffect: Hashable, Sendable {
    case opacity(Double)
    case filter(ViewFilter)
    case scale(x: CGFloat, y: CGFloat, anchor: UnitPoint)
    case rotation(Angle, anchor: UnitPoint)
    case offset(x: CGFloat, y: CGFloat)
    case clip(ShapeOutline)
    case border(_Paint, width: CGFloat)
    case hidden
    /// A place in a stack that differs from the one of an edge, in each direction.
    case guide(x: GuideShift?, y: GuideShift?)
    /// Mirrored where the page is read from right to left.
    case mirrored
    case blend(BlendMode)
    /// Drawn as a whole before other effects.
    case isolation
    /// What is outside of the outline is not shown, and the rest as far as the paint is opaque.
    case mask(ShapeOutline, _Paint)
    case rotation3D(SpaceRotation)
}

/// A change of the pixels of a view.
package enum ViewFilter: Hashable, Sendable {
    case blur(CGFloat)
    case brightness(Double)
    case contrast(Double)
    case saturation(Double)
    case grayscale(Double)
    case hueRotation(Angle)
    case inversion
    case shadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat)
}
