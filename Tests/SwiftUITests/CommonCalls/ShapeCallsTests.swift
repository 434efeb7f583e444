import SwiftUI
import Testing

/// Shapes and what fills them.
@MainActor @Suite struct ShapeCallsTests {
    private struct Triangle: Shape {
        func path(in rect: CGRect) -> Path {
            Path { path in
                path.move(to: CGPoint(x: rect.midX, y: rect.minY))
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
                path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
                path.closeSubpath()
            }
        }
    }

    private struct MissingGradient: Error {}

    /// Returns the only shape of a view.
    private func shape(of view: some View) -> DrawnShape? {
        let shapes = ViewSession(view).tree.nodes.compactMap { node in
            if case .shape(let shape) = node.kind { shape } else { nil }
        }
        return shapes.count == 1 ? shapes[0] : nil
    }

    @Test func aLineIsDrawnOverAFilledShape() throws {
        let shape = try #require(self.shape(of: Circle().fill(.red).stroke(.blue, lineWidth: 3)))
        #expect(shape.fill == .color(.red) && shape.outline == .circle)
        #expect(shape.stroke?.paint == .color(.blue) && shape.stroke?.line.lineWidth == 3)
        let border = try #require(self.shape(of: Capsule().fill(.red).strokeBorder(.blue)))
        #expect(border.stroke?.isInside == true)
    }

    @Test func aFilledShapeIsDrawnOverItsLine() {
        let tree = ViewSession(Circle().stroke(.blue).fill(.red)).tree
        #expect(tree.outline == "zStack\n  shape\n  shape\n")
    }

    @Test func theLineOfAShapeIsFilledAsALine() throws {
        let shape = try #require(self.shape(of: Circle().stroke(lineWidth: 4).fill(.green)))
        #expect(shape.fill == nil && shape.stroke?.paint == .color(.green))
        let hidden = try #require(self.shape(of: AnyShape(Circle().stroke(lineWidth: 4))))
        #expect(hidden.fill == nil && hidden.stroke?.line.lineWidth == 4)
    }

    @Test func aBackgroundHasAnyShape() throws {
        let views = [AnyShape(Capsule()), AnyShape(Rectangle())].map { shape in
            Text(verbatim: "a").background(.yellow, in: shape)
        }
        #expect(views.map { shape(of: $0)?.outline } == [.capsule, .rectangle])
        #expect(shape(of: Text(verbatim: "a").background(in: Triangle())) != nil)
        #expect(shape(of: ContainerRelativeShape().fill(.red))?.outline == .rectangle)
    }

    @Test func gradientsAreStyles() throws {
        let colors = [Color.red, .blue]
        let gradient = Gradient(colors: colors)
        #expect(gradient._paint == LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)._paint)
        let stops = [Gradient.Stop(color: .red, location: 0), Gradient.Stop(color: .blue, location: 1)]
        let turned = try #require(self.shape(of: Circle().fill(.conicGradient(stops: stops, center: .center))))
        #expect(turned.fill == AngularGradient(gradient: gradient, center: .center, angle: .zero)._paint)
        let ellipse = try #require(shape(of: EllipticalGradient(colors: colors)))
        guard case .gradient(let shaped) = ellipse.fill else { throw MissingGradient() }
        #expect(shaped.gradient == gradient)
        #expect(shaped.form == .elliptical(center: .center, startShare: 0, endShare: 0.5))
    }

    @Test func aStyleHasAShadowBehindIt() throws {
        let filled = ViewSession(Circle().fill(.red.shadow(.drop(color: .black, radius: 4, y: 2)))).tree
        #expect(filled.content.first?.style == [.effect(.filter(.shadow(.black, radius: 4, x: 0, y: 2)))])
        let inner = ViewSession(Circle().fill(.red.shadow(.inner(radius: 4)))).tree
        #expect(inner.problems.map(\.subject) == ["shadow(.inner)"])
        let background = ViewSession(VStack {}.background(.red.shadow(.drop(radius: 4)))).tree
        #expect(background.problems.map(\.subject) == ["The shadow of a style"])
        #expect(ViewSession(VStack {}.background(.red)).tree.problems.isEmpty)
    }

    @Test func anglesAreNumbers() {
        var angle = Angle.radians(1) + .radians(2)
        #expect(angle == .radians(3) && -angle == .radians(-3) && angle * 2 == .radians(6))
        angle -= .radians(1)
        angle /= 2
        #expect(angle == .radians(1))
    }

    @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300, -1e300])
    func arcsEndWithAnyAngle(degrees: Double) {
        let path = Path { path in
            for clockwise in [true, false] {
                path.addArc(
                    center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(degrees), clockwise: clockwise)
            }
            path.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .degrees(degrees))
        }
        #expect(path.elements.count < 40)
    }

    @Test func anArcGoesInItsDirection() {
        func curves(to degrees: Double, clockwise: Bool) -> Int {
            let path = Path {
                $0.addArc(
                    center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(degrees), clockwise: clockwise)
            }
            return path.elements.count - 1
        }
        #expect(curves(to: 80, clockwise: false) == 1 && curves(to: 80, clockwise: true) == 4)
        #expect(curves(to: 800, clockwise: false) == 4 && curves(to: 800, clockwise: true) == 4)
        #expect(curves(to: -80, clockwise: true) == 1)
    }

    @Test func aViewSetsTheColorOfBackgrounds() throws {
        let views = [
            AnyView(Text(verbatim: "a").background(in: Capsule())),
            AnyView(Text(verbatim: "a").background(.background, in: Capsule())),
        ]
        for view in views {
            #expect(try #require(shape(of: view.backgroundStyle(.red))).fill == .color(.red))
            #expect(try #require(shape(of: view)).fill == BackgroundStyle()._paint)
        }
        for view in [AnyView(Text(verbatim: "a").background()), AnyView(Text(verbatim: "a").background(.background))] {
            let node = try #require(ViewSession(view.backgroundStyle(.red)).tree.content.first)
            #expect(node.style == [.background(.color(.red))])
        }
    }

    @Test func eachCornerHasItsRadius() {
        let shape = UnevenRoundedRectangle(topLeadingRadius: 10, bottomTrailingRadius: 20)
        let ends = shape.path(in: CGRect(x: 0, y: 0, width: 100, height: 100)).elements
            .compactMap { element -> [CGFloat]? in
                guard case .curve(let end, _, _) = element else { return nil }
                return [end.x.rounded(), end.y.rounded()]
            }
        #expect(ends == [[10, 0], [100, 0], [80, 100], [0, 100]])
    }

    @Test func linesHaveOneColor() {
        let gradient = Gradient(colors: [.red, .blue])
        let text = Text(verbatim: "a")
        for view in [AnyView(Circle().stroke(gradient)), AnyView(text.border(gradient)), AnyView(text.tint(gradient))] {
            #expect(ViewSession(view).tree.problems.map(\.subject) == ["The gradient of a line or a tint"])
        }
        #expect(ViewSession(Circle().stroke(.red)).tree.problems.isEmpty)
    }
}
