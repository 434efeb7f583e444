extension View {
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { modifier(BlendModifier(mode: blendMode)) }

    /// Draws the view before its effects apply, so that they apply to all of it at once.
    nonisolated public func compositingGroup() -> some View { drawn(.isolation) }

    nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View
    {
        drawn(.isolation)
    }

    nonisolated public func colorMultiply(_ color: Color) -> some View {
        compositingGroup().overlay { color.blendMode(.multiply).allowsHitTesting(false) }
    }

    /// Shows only what is inside of another view: a shape with a color, a gradient or an image of the package.
    nonisolated public func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modifier(MaskModifier(mask: mask()))
    }

    /// Shows only what is inside of another view: a shape with a color, a gradient or an image of the package.
    nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View { modifier(MaskModifier(mask: mask)) }

    /// Turns the view in space, without changing its space on the page.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        drawn(.rotation3D(SpaceRotation(angle, axis: axis, anchor: anchor, perspective: perspective)))
    }

    nonisolated private func drawn(_ effect: ViewEffect) -> some View {
        modifier(NodeModifier { $0.style.append(.effect(effect)) })
    }
}

public enum BlendMode: String, Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten
    case colorDodge = "color-dodge"
    case colorBurn = "color-burn"
    case softLight = "soft-light"
    case hardLight = "hard-light"
    case difference, exclusion, hue, saturation, color, luminosity
    case plusLighter = "plus-lighter"
    /// Not drawn by browsers.
    case plusDarker, sourceAtop, destinationOver, destinationOut

    /// Whether browsers draw it.
    fileprivate var isDrawn: Bool { ![.plusDarker, .sourceAtop, .destinationOver, .destinationOut].contains(self) }
}

/// How colors are computed. A browser decides it.
public enum ColorRenderingMode: Hashable, Sendable {
    case nonLinear, linear, extendedLinear
}

/// A turn in space.
package struct SpaceRotation: Hashable, Sendable {
    package let angle: Angle
    package let axis: [CGFloat]
    package let anchor: UnitPoint
    package let perspective: CGFloat

    init(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint, perspective: CGFloat) {
        self.angle = angle
        self.axis = [axis.x, axis.y, axis.z]
        self.anchor = anchor
        self.perspective = perspective
    }
}

/// Blends a view with what is behind it.
private struct BlendModifier {
    let mode: BlendMode
}

extension BlendModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        if !mode.isDrawn {
            context.report(withoutEffect: "BlendMode.\(mode.rawValue)", reason: "Browsers do not draw it.")
        }
        return context.child(.content).nodes(of: content).map { node in
            var node = node
            if mode.isDrawn { node.style.append(.effect(.blend(mode))) }
            return node
        }
    }
}

/// Shows only what is inside of another view.
private struct MaskModifier<Mask: View> {
    let mask: Mask
}

extension MaskModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        let masks = context.nodes(of: mask, as: .overlay)
        let effect = masks.count == 1 ? masks[0].mask : nil
        if effect == nil {
            context.report(
                withoutEffect: "mask",
                reason: "Browsers mask with a shape or a gradient that fills its space, and with no other view.")
        }
        return context.child(.content).nodes(of: content).map { node in
            var node = node
            if let effect { node.style.append(.effect(effect)) }
            return node
        }
    }
}

extension ViewNode {
    /// The node as a mask of another. Nil if it cannot be one.
    fileprivate var mask: ViewEffect? {
        guard style.isEmpty, case .shape(let shape) = kind, let fill = shape.fill else { return nil }
        return .mask(shape.outline, fill)
    }
}
