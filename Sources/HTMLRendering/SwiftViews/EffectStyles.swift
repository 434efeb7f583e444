#if SwiftViews && os(Linux)
    import Foundation
    import SwiftUI

    extension ViewEffect {
        var declarations: Declarations {
            switch self {
            case .filter(let filter): [("filter", filter.css)]
            case .border(let paint, let width):
                [("box-shadow", "inset 0 0 0 \(ComponentBox.pixels(max(width, 0))) \(paint.surfaceColor)")]
            case .clip(let outline): outline.clip
            case .opacity(let opacity): [("opacity", ComponentBox.number(opacity))]
            case .hidden: [("visibility", "hidden")]
            case .scale(let x, let y, let anchor):
                [("scale", "\(ComponentBox.number(x)) \(ComponentBox.number(y))"), ("transform-origin", anchor.css)]
            case .rotation(let angle, let anchor):
                [("rotate", "\(ComponentBox.number(angle.degrees))deg"), ("transform-origin", anchor.css)]
            case .guide(let x, let y): [("translate", "\(x?.css(isInline: true) ?? "0px") \(y?.css() ?? "0px")")]
            case .mirrored: [("transform", "scaleX(var(--ui-direction, 1))")]
            case .blend(let mode): [("mix-blend-mode", mode.rawValue)]
            case .isolation: [("isolation", "isolate")]
            case .mask(let outline, let paint): outline.clip + paint.mask
            case .rotation3D(let rotation): [("transform", rotation.css), ("transform-origin", rotation.anchor.css)]
            case .offset(let x, let y):
                [("translate", "calc(\(ComponentBox.pixels(x)) * var(--ui-direction, 1)) \(ComponentBox.pixels(y))")]
            }
        }
    }

    extension GuideShift {
        /// A length and a share of the element's own size.
        fileprivate func css(isInline: Bool = false) -> String {
            let sum = "\(ComponentBox.number(share * 100))% + \(ComponentBox.pixels(length))"
            return isInline ? "calc((\(sum)) * var(--ui-direction, 1))" : "calc(\(sum))"
        }
    }

    extension SpaceRotation {
        /// The size of the view, which its perspective depends on, is not known.
        fileprivate var css: String {
            let axis = axis.map { ComponentBox.number($0) }.joined(separator: ", ")
            let turn = "rotate3d(\(axis), \(ComponentBox.number(angle.degrees))deg)"
            return perspective > 0 ? "perspective(\(ComponentBox.pixels(400 / perspective))) \(turn)" : turn
        }
    }

    extension ViewFilter {
        /// The function of the property `filter` (Filter Effects §6).
        var css: String {
            switch self {
            case .blur(let radius): "blur(\(ComponentBox.pixels(max(radius, 0))))"
            // SwiftUI adds an amount, where CSS multiplies.
            case .brightness(let amount): "brightness(\(ComponentBox.number(max(1 + amount, 0))))"
            case .contrast(let amount): "contrast(\(ComponentBox.number(max(amount, 0))))"
            case .saturation(let amount): "saturate(\(ComponentBox.number(max(amount, 0))))"
            case .grayscale(let amount): "grayscale(\(ComponentBox.number(min(max(amount, 0), 1))))"
            case .hueRotation(let angle): "hue-rotate(\(ComponentBox.number(angle.degrees))deg)"
            case .inversion: "invert(1)"
            case .shadow(let color, let radius, let x, let y):
                "drop-shadow(\(ComponentBox.pixels(x)) \(ComponentBox.pixels(y)) \(ComponentBox.pixels(max(radius, 0))) \(color.css))"
            }
        }
    }

    extension ShapeOutline {
        /// The declarations that show only what is inside of the outline. A radius does not cut off the focus ring, as a clip
        /// does.
        fileprivate var clip: Declarations {
            switch self {
            case .circle: [("clip-path", "circle(closest-side)")]
            case .rectangle: [("overflow", "hidden")]
            case .rounded, .capsule, .ellipse: [("overflow", "hidden")] + radii(named: Self.corners)
            case .path(let path): [("clip-path", path.clip)]
            }
        }

        /// The value of `border-radius`.
        var radius: String {
            switch self {
            case .rectangle: "0"
            case .rounded(let radii): Self.radius(radii.max() ?? 0)
            case .capsule: "9999px"
            case .circle, .ellipse: "50%"
            case .path: "0"
            }
        }

        private static let corners = [
            "border-start-start-radius", "border-start-end-radius", "border-end-end-radius", "border-end-start-radius",
        ]

        private static func radius(_ radius: CGFloat) -> String {
            ComponentBox.pixels(radius.isFinite ? min(max(radius, 0), 9999) : 0)
        }

        /// The radius of all corners, or one for each if they differ.
        func radii(named names: [String], all: String = "border-radius") -> Declarations {
            guard case .rounded(let radii) = self else { return [(all, radius)] }
            let values = radii.map(Self.radius)
            return Set(values).count == 1 ? [(all, radius)] : Array(zip(names, values))
        }
    }

    extension DrawnShape {
        /// The custom properties with which `components.css` draws the shape.
        var declarations: Declarations {
            if case .path(let path) = outline { return path.declarations(of: fill) }
            var all = outline.radii(named: ["ss", "se", "ee", "es"].map { "--ui-radius-\($0)" }, all: "--ui-radius")
            if outline == .circle { all.append(("--ui-circle", "100cqmin")) }
            if let fill { all.append(("--ui-paint", fill.css)) }
            guard let stroke else { return all }
            let width = max(stroke.line.lineWidth, 0)
            let style = stroke.line.dash.isEmpty ? "solid" : "dashed"
            all.append(("--ui-line", "\(ComponentBox.pixels(width)) \(style) \(stroke.paint.surfaceColor)"))
            if !stroke.isInside { all.append(("--ui-line-outside", ComponentBox.pixels(width / 2))) }
            return all
        }
    }
#endif
