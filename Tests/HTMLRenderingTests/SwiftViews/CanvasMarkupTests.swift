#if SwiftViews && os(Linux)
    import FOSMVVM
    import SwiftUI
    import Testing

    extension ComponentTests {
        @Test func aCanvasIsAnSVG() throws {
            let (html, text) = try html(ShedCanvasView.self)
            #expect(html.all("svg").map { $0.attributes["viewBox"] } == ["0 0 100 50"], "\(text)")
            let paths = html.all("path").map(\.attributes)
            #expect(paths.compactMap { $0["transform"] } == ["matrix(2 0 0 2 0 0)"])
            #expect(text.contains("fill: url(#") && text.contains("stop-color: var(--ui-red)"))
            #expect(text.contains("stroke-width: 3px"))
            #expect(text.contains("opacity: 0.5; mix-blend-mode: multiply; filter: blur(4px)"))
            // The filter that was added last applies first.
            #expect(text.contains(") blur(2px)") == false && text.contains("filter: blur(2px) url(#"))
            #expect(text.contains(#"intercept="-127""#))
            #expect(html.all("foreignObject").map { $0.attributes["x"] } == ["-995"])
            #expect(html.all("clipPath").count == 2)
            let ids = html.tags.compactMap { $0.attributes["id"] }
            #expect(Set(ids).count == ids.count)
            for reference in text.split(separator: "url(#").dropFirst() {
                #expect(ids.contains(String(reference.prefix { $0 != ")" })), "\(reference.prefix(40))")
            }
        }
    }

    private struct ShedCanvasView: ViewModelView {
        let viewModel: ShedViewModel

        var body: some View {
            Canvas { context, size in
                let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
                context.fill(
                    square,
                    with: .linearGradient(
                        Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 10, y: 0)))
                context.stroke(square, with: .color(.green), lineWidth: 3)
                var copy = context
                copy.scaleBy(x: 2, y: 2)
                copy.opacity = 0.5
                copy.blendMode = .multiply
                copy.addFilter(.blur(radius: 4))
                copy.fill(square, with: .color(.red))
                context.clip(to: square)
                context.clip(to: square)
                context.addFilter(.alphaThreshold(min: 0.5, color: .red))
                context.addFilter(.blur(radius: 2))
                context.drawLayer { $0.draw(Text(verbatim: "a"), at: CGPoint(x: 5, y: 5)) }
            }
            .frame(width: 100, height: 50)
        }
    }
#endif
