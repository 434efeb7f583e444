import SwiftUI
import Testing

/// What the commands of a canvas draw.
@MainActor @Suite struct CanvasTests {
    private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

    /// Returns what a canvas of 100 by 50 draws.
    private func marks(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void) -> [Drawing.Mark] {
        drawing(Canvas(renderer: renderer))?.marks ?? []
    }

    private func drawing(_ canvas: Canvas<some View>) -> Drawing? {
        ViewSession(canvas.frame(width: 100, height: 50)).tree.nodes.lazy.compactMap { node in
            if case .canvas(let drawing) = node.kind { drawing } else { nil }
        }.first
    }

    @Test func aCanvasFillsItsSpace() {
        var sizes: [CGSize] = []
        let canvas = Canvas { _, size in sizes.append(size) }
        let tree = ViewSession(canvas.frame(width: 100, height: 50)).tree
        #expect(sizes == [CGSize(width: 100, height: 50)])
        #expect(tree.outline == "geometryReader 100.0 50.0\n  canvas 0\n")
    }

    @Test func theBrowserReportsTheSizeOfACanvas() throws {
        let session = ViewSession(
            Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) })
        let id = try #require(session.tree.content.first?.id)
        session.measure([id: CGRect(x: 0, y: 0, width: 30, height: 20)])
        #expect(session.tree.outline == "geometryReader 30.0 20.0\n  canvas 1\n")
    }

    @Test func pathsAreFilledAndDrawn() throws {
        let marks = marks { context, _ in
            context.fill(square, with: .color(.red), style: FillStyle(eoFill: true))
            context.stroke(square, with: .foreground, lineWidth: 3)
        }
        guard case .fill(square, .paint(.color(.red)), isEvenOdd: true) = try #require(marks.first).content else {
            return #expect(Bool(false), "\(marks)")
        }
        guard case .line(square, .paint(.level(0)), let line) = try #require(marks.last).content else {
            return #expect(Bool(false), "\(marks)")
        }
        #expect(line.lineWidth == 3)
    }

    @Test func aCopyOfTheContextDrawsInAnotherWay() {
        let looks = marks { context, _ in
            var copy = context
            copy.opacity = 0.5
            copy.blendMode = .multiply
            copy.translateBy(x: 10, y: 20)
            copy.scaleBy(x: 2, y: 3)
            copy.addFilter(.blur(radius: 4))
            copy.clip(to: square)
            copy.fill(square, with: .color(.red))
            context.fill(square, with: .color(.blue))
        }.map(\.look)
        #expect(looks.map(\.opacity) == [0.5, 1] && looks.map(\.blendMode) == [.multiply, .normal])
        #expect(looks[0].transform == CGAffineTransform(2, 0, 0, 3, 10, 20) && looks[1].transform.isIdentity)
        #expect(looks.map(\.filters.count) == [1, 0])
        #expect(looks[0].clips.map(\.path.boundingRect) == [CGRect(x: 10, y: 20, width: 20, height: 30)])
    }

    @Test func turnsAndChangesOfPointsAddUp() throws {
        let mark = marks { context, _ in
            context.concatenate(CGAffineTransform(translationX: 5, y: 0))
            context.rotate(by: .degrees(90))
            context.fill(square, with: .color(.red))
        }
        let point = CGPoint(x: 1, y: 0).applying(try #require(mark.first).look.transform)
        #expect(abs(point.x - 5) < 0.001 && abs(point.y - 1) < 0.001)
    }

    @Test func aLayerIsOneMark() throws {
        let marks = marks { context, _ in
            context.opacity = 0.5
            context.translateBy(x: 10, y: 0)
            context.drawLayer { layer in
                layer.fill(square, with: .color(.red))
                layer.fill(square, with: .color(.blue))
            }
        }
        guard case .layer(let inner) = try #require(marks.first).content else {
            return #expect(Bool(false), "\(marks)")
        }
        #expect(marks[0].look.opacity == 0.5 && marks[0].look.transform.isIdentity)
        #expect(inner.map(\.look.opacity) == [1, 1] && inner[0].look.transform.tx == 10)
    }

    @Test func gradientsHavePointsInTheCanvas() throws {
        let gradient = Gradient(colors: [.red, .blue])
        let inks = marks { context, _ in
            context.fill(
                square,
                with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 5, y: 0), options: .mirror))
            context.fill(
                square, with: .style(LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)))
            context.fill(
                square, with: .radialGradient(gradient, center: CGPoint(x: 5, y: 5), startRadius: 1, endRadius: 5))
        }.map { mark in
            if case .fill(_, let ink, _) = mark.content { ink } else { Drawing.Ink.paint(.level(0)) }
        }
        #expect(inks[0] == .linear(gradient, from: .zero, to: CGPoint(x: 5, y: 0), .reflect))
        #expect(inks[1] == .linear(gradient, from: CGPoint(x: 0, y: 5), to: CGPoint(x: 10, y: 5), .pad))
        #expect(inks[2] == .radial(gradient, center: CGPoint(x: 5, y: 5), from: 1, to: 5, .pad))
    }

    @Test func aGradientThatTurnsIsNoted() {
        let canvas = Canvas { context, _ in
            context.fill(square, with: .conicGradient(Gradient(colors: [.red, .blue]), center: .zero))
        }
        #expect(ViewSession(canvas).tree.problems.map(\.subject) == ["A conic gradient in a Canvas"])
    }

    @Test func textsAndImagesAreDrawnAtTheirPlaces() {
        let places = marks { context, size in
            context.draw(Text(verbatim: "a"), at: CGPoint(x: 5, y: 6), anchor: .topLeading)
            var text = context.resolve(Text(verbatim: "wide"))
            text.shading = .color(.red)
            context.draw(text, in: CGRect(origin: .zero, size: text.measure(in: size)))
            context.draw(Image(systemName: "star"), in: CGRect(x: 1, y: 2, width: 3, height: 4))
        }.map { mark -> String in
            guard case .views(let nodes, let rect, let anchor) = mark.content else { return "" }
            return "\(nodes.flatMap(\.texts)) \(rect.origin.x) \(rect.width > 0) \(anchor == .topLeading)"
        }
        #expect(places == ["[\"a\"] 5.0 false true", "[\"wide\"] 0.0 true true", "[] 1.0 true true"])
    }

    @Test func symbolsAreViewsWithATag() throws {
        let canvas = Canvas { context, _ in
            guard let symbol = context.resolveSymbol(id: 1) else { return }
            context.draw(symbol, at: CGPoint(x: 5, y: 5))
            context.draw(symbol, at: CGPoint(x: symbol.size.width, y: 5))
            #expect(context.resolveSymbol(id: 2) == nil)
        } symbols: {
            Color.red.frame(width: 20, height: 20).tag(1)
        }
        let ids = try #require(drawing(canvas)).marks.compactMap { mark in
            if case .views(let nodes, let rect, _) = mark.content { "\(nodes[0].id) \(rect.origin.x)" } else { nil }
        }
        #expect(ids.count == 2 && Set(ids).count == 2 && ids[1].hasSuffix(" 20.0"))
    }
}
