#if SwiftViews && os(Linux)
    import Foundation
    import SwiftUI
    import TemplateEngine

    extension ComponentMarkup {
        /// The marks of a canvas and the space that they are drawn in.
        func canvas(_ drawing: Drawing, of node: ViewNode) -> Members {
            let size = "\(ComponentBox.number(drawing.size.width)) \(ComponentBox.number(drawing.size.height))"
            return [("box", .string("0 0 \(size)")), ("marks", marks(drawing.marks, id: node.id))]
        }

        /// Each id is that of the node with the place of the mark in its layer and those around it.
        private func marks(_ marks: [Drawing.Mark], id: String) -> TemplateValue {
            .list(marks.enumerated().map { value(of: $1, id: "\(id)-\($0)") })
        }

        private func value(of mark: Drawing.Mark, id: String) -> TemplateValue {
            let look = mark.look
            let clips = look.clips.enumerated().map { index, clip in
                object([
                    ("id", .string("\(id)-clip-\(index)")),
                    ("parent", optional(index > 0 ? "\(id)-clip-\(index - 1)" : nil)),
                    ("points", .string(clip.path.applying(look.transform.inverted()).svg)),
                    ("rule", .string(clip.isEvenOdd ? "evenodd" : "nonzero")),
                ])
            }
            let thresholds = look.filters.enumerated().compactMap { index, filter in
                filter.threshold.map { object([("id", .string("\(id)-filter-\(index)"))] + $0) }
            }
            return object(
                [
                    ("clips", .list(clips)), ("thresholds", .list(thresholds)),
                    ("clip", optional(look.clips.isEmpty ? nil : "\(id)-clip-\(look.clips.count - 1)")),
                    ("matrix", optional(look.transform.isIdentity ? nil : look.transform.svg)),
                ] + content(of: mark.content, look.declarations(id: id), id: id))
        }

        private func content(of content: Drawing.Mark.Content, _ look: [String], id: String) -> Members {
            switch content {
            case .fill(let path, let ink, let isEvenOdd):
                path.members(look + ["fill: \(ink.css(id: id))"] + (isEvenOdd ? ["fill-rule: evenodd"] : []), self)
                    + gradient(ink, id: id)
            case .line(let path, let ink, let line):
                path.members(look + ["fill: none", line.svg(ink.css(id: id))], self) + gradient(ink, id: id)
            case .views(let nodes, let rect, let anchor):
                rect.box(anchor) + [
                    ("isViews", .bool(true)), ("nodes", list(nodes, in: .block)), ("style", style(look)),
                ]
            case .layer(let marks):
                [("isLayer", .bool(true)), ("marks", self.marks(marks, id: id)), ("style", style(look))]
            }
        }

        fileprivate func style(_ declarations: [String]) -> TemplateValue {
            optional(declarations.isEmpty ? nil : declarations.joined(separator: "; "))
        }

        private func gradient(_ ink: Drawing.Ink, id: String) -> Members {
            switch ink {
            case .paint: []
            case .linear(let gradient, let start, let end, let spread):
                self.gradient(
                    gradient, from: 0, spread, id: id,
                    [("isLine", .bool(true))]
                        + numbers([("x1", start.x), ("y1", start.y), ("x2", end.x), ("y2", end.y)]))
            case .radial(let gradient, let center, let start, let end, let spread):
                self.gradient(
                    gradient, from: end > 0 ? start / end : 0, spread, id: id,
                    numbers([("x", center.x), ("y", center.y), ("radius", end)]))
            }
        }

        /// An SVG gradient begins at the center, so the stops begin at a share of the radius.
        private func gradient(
            _ gradient: Gradient, from start: CGFloat, _ spread: Drawing.Spread, id: String, _ members: Members
        ) -> Members {
            let stops = gradient.stops.map { stop in
                object(
                    numbers([("offset", start + stop.location * (1 - start))]) + [("color", .string(stop.color.css))])
            }
            let own: Members = [
                ("id", .string("\(id)-ink")), ("spread", .string(spread.rawValue)), ("stops", .list(stops)),
            ]
            return [("gradient", object(own + members))]
        }

        private func numbers(_ members: [(String, CGFloat)]) -> Members {
            members.map { ($0, .string(ComponentBox.number($1))) }
        }
    }

    extension Path {
        fileprivate func members(_ declarations: [String], _ markup: ComponentMarkup) -> ComponentMarkup.Members {
            [("points", .string(svg)), ("style", markup.style(declarations))]
        }
    }

    extension Drawing.Look {
        fileprivate func declarations(id: String) -> [String] {
            var parts: [String] = []
            if opacity < 1 { parts.append("opacity: \(ComponentBox.number(max(opacity, 0)))") }
            if blendMode != .normal { parts.append("mix-blend-mode: \(blendMode.rawValue)") }
            let functions = filters.enumerated().reversed().map { index, filter in
                switch filter {
                case .view(let filter): filter.css
                case .threshold: "url(#\(id)-filter-\(index))"
                }
            }
            if !functions.isEmpty { parts.append("filter: \(functions.joined(separator: " "))") }
            return parts
        }
    }

    extension Drawing.Filter {
        /// As steep as the levels of opacity are many.
        private static let slope = 255.0

        /// A steep line through the threshold, and the color. Nil for a filter of CSS.
        fileprivate var threshold: ComponentMarkup.Members? {
            guard case .threshold(let least, let color) = self else { return nil }
            return [
                ("intercept", .string(ComponentBox.number(0.5 - Self.slope * least))), ("color", .string(color.css)),
                ("slope", .string(ComponentBox.number(Self.slope))),
            ]
        }
    }

    extension Drawing.Ink {
        fileprivate func css(id: String) -> String {
            if case .paint(let paint) = self { paint.surfaceColor } else { "url(#\(id)-ink)" }
        }
    }

    extension CGAffineTransform {
        fileprivate var svg: String {
            "matrix(\([a, b, c, d, tx, ty].map { ComponentBox.number($0) }.joined(separator: " ")))"
        }
    }

    extension CGRect {
        /// Longer than a page is wide, so that a view around a point has its own size.
        private static let room: CGFloat = 2000

        /// The place of views, and where they are in it.
        fileprivate func box(_ anchor: UnitPoint) -> ComponentMarkup.Members {
            let isPoint = width == 0 && height == 0
            let room = isPoint ? Self.room : 0
            let side = { (length: CGFloat) in TemplateValue.string(ComponentBox.number(isPoint ? room : length)) }
            return [
                ("x", .string(ComponentBox.number(minX - room * anchor.x))),
                ("y", .string(ComponentBox.number(minY - room * anchor.y))),
                ("width", side(width)), ("height", side(height)),
                ("isPoint", .bool(isPoint)),
                ("justify", .string(anchor.x < 0.25 ? "left" : anchor.x > 0.75 ? "right" : "center")),
                ("align", .string(anchor.y < 0.25 ? "start" : anchor.y > 0.75 ? "end" : "center")),
            ]
        }
    }
#endif
