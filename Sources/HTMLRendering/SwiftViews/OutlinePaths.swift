#if SwiftViews && os(Linux)
    import Foundation
    import SwiftUI
    import TemplateEngine

    extension OutlinePath {
        /// The value of `clip-path`. An outline that depends on its space has percentages.
        var clip: String {
            if isFixed { return "path(\(isEvenOdd ? "evenodd, " : "")\"\(path(in: .zero).svg)\")" }
            let parts = path(in: CGSize(width: 100, height: 100)).elements.map(\.css)
            guard let first = parts.first else { return "inset(50%)" }
            let rule = isEvenOdd ? "evenodd " : ""
            let lines = parts.dropFirst().joined(separator: ", ")
            return "shape(\(rule)from \(first.replacing("move to ", with: "")), \(lines))"
        }

        /// The declarations of a shape with this outline. Only a gradient is a background, in the outline.
        func declarations(of fill: _Paint?) -> Declarations {
            guard let fill, case .gradient = fill else { return [] }
            return [("--ui-paint", fill.css), ("--ui-clip", clip)]
        }
    }

    extension DrawnShape {
        /// The data of the outline for the template, in a space. Nil if CSS draws the shape.
        func outline(in space: CGSize) -> [(name: String, value: String?)]? {
            guard case .path(let outline) = outline else { return nil }
            var fillColor = "none"
            if let fill { if case .gradient = fill {} else { fillColor = fill.surfaceColor } }
            var style = "fill: \(fillColor)" + (outline.isEvenOdd ? "; fill-rule: evenodd" : "")
            if let stroke { style += "; \(stroke.line.svg(stroke.paint.surfaceColor))" }
            let size = "\(ComponentBox.number(space.width)) \(ComponentBox.number(space.height))"
            return [
                ("points", outline.path(in: space).svg), ("pathStyle", style),
                ("box", outline.isFixed ? nil : "0 0 \(size)"),
            ]
        }
    }

    extension StrokeStyle {
        /// The declarations of a line in a color, or another paint of SVG.
        func svg(_ paint: String) -> String {
            var parts = [
                "stroke: \(paint)", "stroke-width: \(ComponentBox.pixels(max(lineWidth, 0)))",
                "stroke-linecap: \(lineCap.rawValue)", "stroke-linejoin: \(lineJoin.rawValue)",
            ]
            if !dash.isEmpty {
                parts.append("stroke-dasharray: \(dash.map { ComponentBox.number($0) }.joined(separator: " "))")
                parts.append("stroke-dashoffset: \(ComponentBox.number(dashPhase))")
            }
            return parts.joined(separator: "; ")
        }
    }

    extension ViewNode {
        /// The space in which an outline is drawn: the size of the node, or a square that is stretched.
        var spaceOfOutline: CGSize {
            for case .frame(let frame) in style {
                let width = [frame.idealWidth, frame.maxWidth].compactMap(\.self).first(where: \.isFinite)
                let height = [frame.idealHeight, frame.maxHeight].compactMap(\.self).first(where: \.isFinite)
                if let side = width ?? height { return CGSize(width: width ?? side, height: height ?? side) }
            }
            return CGSize(width: 100, height: 100)
        }
    }

    extension Path {
        /// The commands of the attribute `d` (SVG 2 §9.3).
        var svg: String { elements.map(\.svg).joined(separator: " ") }
    }

    extension Path.Element {
        fileprivate var svg: String {
            switch self {
            case .move(let end): "M\(end.svg)"
            case .line(let end): "L\(end.svg)"
            case .quadCurve(let end, let control): "Q\(control.svg) \(end.svg)"
            case .curve(let end, let first, let second): "C\(first.svg) \(second.svg) \(end.svg)"
            case .closeSubpath: "Z"
            }
        }

        /// The command of the function `shape()`, in hundredths of the space (CSS Shapes Level 2).
        fileprivate var css: String {
            switch self {
            case .move(let end): "move to \(end.css)"
            case .line(let end): "line to \(end.css)"
            case .quadCurve(let end, let control): "curve to \(end.css) with \(control.css)"
            case .curve(let end, let first, let second): "curve to \(end.css) with \(first.css) / \(second.css)"
            case .closeSubpath: "close"
            }
        }
    }

    extension CGPoint {
        fileprivate var svg: String { "\(ComponentBox.number(x)) \(ComponentBox.number(y))" }
        fileprivate var css: String { "\(ComponentBox.number(x))% \(ComponentBox.number(y))%" }
    }
#endif
