import SwiftUI
import Testing

/// Containers that show the views in another view in their own way, and other calls that keep files from compiling.
@MainActor @Suite struct SubviewsTests {
    private struct Cards<Content: View>: View {
        @ViewBuilder let content: Content

        var body: some View {
            Group(subviews: content) { subviews in
                if let first = subviews.first { first.padding(4) }
                HStack { ForEach(subviews.dropFirst()) { $0 } }
            }
        }
    }

    @Test func aGroupHasTheViewsOfItsContent() {
        let view = Cards {
            Text(verbatim: "a")
            ForEach(["b", "c"], id: \.self) { Text(verbatim: $0) }
        }
        let tree = ViewSession(view).tree
        #expect(tree.outline == "text a\nhStack\n  text b\n  text c\n")
        #expect(tree.content.first?.style == [.padding(.all, length: 4)])
    }

    @Test func aForEachHasAViewForEachSubview() {
        let view = VStack {
            ForEach(
                subviews: Group {
                    Text(verbatim: "a")
                    Text(verbatim: "b")
                }
            ) { subview in
                HStack { subview }
            }
        }
        #expect(ViewSession(view).tree.outline == "vStack\n  hStack\n    text a\n  hStack\n    text b\n")
    }

    @Test func subviewsKeepTheirState() throws {
        let session = ViewSession(
            Cards {
                Counter()
                Counter()
            })
        try session.tap("0")
        #expect(session.tree.nodes.flatMap(\.texts).filter { $0 == "1" }.count > 0)
    }

    private struct Counter: View {
        @State private var count = 0
        var body: some View {
            Button {
                count += 1
            } label: {
                Text(verbatim: "\(count)")
            }
        }
    }

    @Test func aTabNeedsNoLabel() {
        let view = TabView(selection: .constant(1)) { Tab(value: 1) { Text(verbatim: "a") } }
        #expect(ViewSession(view).tree.outline.contains("text a"))
    }

    @Test func aStyleHasFainterLevels() {
        let fills = [AnyShapeStyle(.white.secondary), AnyShapeStyle(Color.red.quaternary)].map(\._paint)
        #expect(fills == [.color(Color.white.opacity(0.5)), .color(Color.red.opacity(0.18))])
    }

    @Test func aRectangleHasSomeRoundCorners() {
        let shape: UnevenRoundedRectangle = .rect(topLeadingRadius: 5, topTrailingRadius: 6)
        #expect(shape.outline == .rounded([5, 6, 0, 0]))
        #expect(RoundedRectangle.rect(cornerSize: CGSize(width: 3, height: 3)).outline == .rounded([3, 3, 3, 3]))
    }

    private struct BoundsKey: PreferenceKey {
        static var defaultValue: Anchor<CGRect>? { nil }
        static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
            value = nextValue() ?? value
        }
    }

    @Test func theEdgesOfAViewAreNoted() {
        let view = Text(verbatim: "a")
            .anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
            .overlayPreferenceValue(BoundsKey.self) { anchor in
                GeometryReader { proxy in
                    Text(verbatim: "\(anchor.map { proxy[$0].width } ?? -1)")
                }
            }
        let tree = ViewSession(view).tree
        #expect(tree.problems.map(\.subject) == ["anchorPreference(key:value:transform:)"])
        #expect(tree.nodes.flatMap(\.texts).contains("-1.0"))
    }

    @Test func shadersAreNoted() {
        let view = Text(verbatim: "a")
            .colorEffect(ShaderLibrary.waves(.float(1), .color(.red)))
            .colorEffect(Shader(function: ShaderFunction(library: .default, name: "waves"), arguments: []))
            .distortionEffect(ShaderLibrary.default.waves(.boundingRect), maxSampleOffset: .zero)
            .layerEffect(ShaderLibrary.waves(), maxSampleOffset: .zero, isEnabled: false)
        #expect(
            Set(ViewSession(view).tree.problems.map(\.subject)) == [
                "colorEffect(_:isEnabled:)", "distortionEffect(_:maxSampleOffset:isEnabled:)",
            ])
    }

    @Test func addressesCanBeLoaded() {
        let request = URLRequest(url: URL(filePath: "/"))
        #expect(request.httpMethod == "GET" && URLSession.shared === URLSession.shared)
    }
}
