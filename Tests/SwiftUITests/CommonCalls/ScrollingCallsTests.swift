import SwiftUI
import Testing

/// Regions that scroll, and views that depend on a time.
@MainActor @Suite struct ScrollingCallsTests {
    @Test func theContentOfATimelineDependsOnItsContext() {
        let view = TimelineView(.periodic(from: .now, by: 1)) { context in
            let isMinute = context.cadence == .minutes
            Text(verbatim: isMinute ? "minutes" : "seconds")
        }
        let tree = ViewSession(view).tree
        #expect(tree.outline == "text minutes\n")
        #expect(tree.problems.map(\.subject) == ["The schedule of TimelineView"])
    }

    @Test func marginsAreSpaceAroundTheContentOfAScrollView() throws {
        let view = ScrollView {
            Text(verbatim: "a")
            Text(verbatim: "b")
        }
        .contentMargins(.horizontal, 20)
        let tree = ViewSession(view).tree
        let content = try #require(tree.content.first?.children.first)
        #expect(tree.outline == "scrollView\n  vStack\n    text a\n    text b\n")
        #expect(content.style == [.padding(.horizontal, length: 20)])
        #expect(tree.problems.isEmpty)
    }

    @Test func aScrollViewInAnotherHasNoMarginsOfItsOwn() throws {
        let view = ScrollView {
            ScrollView(.horizontal) { Text(verbatim: "a") }
        }
        .contentMargins(8, for: .scrollContent)
        let tree = ViewSession(view).tree
        #expect(tree.outline == "scrollView\n  scrollView\n    text a\n")
        let text = try #require(tree.nodes.last)
        #expect(text.style.isEmpty)
    }

    @Test func marginsWithoutAScrollViewAreNoted() {
        let problems = ViewSession(Text(verbatim: "a").contentMargins(8)).tree.problems
        #expect(problems.map(\.subject) == ["contentMargins(_:for:)"])
    }

    @Test func scrollingThatTheBrowserDecidesIsNoted() {
        let view = ScrollView {
            Text(verbatim: "a")
                .scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.5) }
                .visualEffect { content, proxy in content.offset(y: proxy.size.height) }
        }
        .scrollClipDisabled()
        .scrollBounceBehavior(.basedOnSize)
        .defaultScrollAnchor(.bottom)
        let problems = ViewSession(view).tree.problems
        #expect(
            Set(problems.map(\.subject)) == [
                "scrollTransition(_:axis:transition:)", "visualEffect(_:)", "scrollClipDisabled(_:)",
                "scrollBounceBehavior(_:axes:)", "defaultScrollAnchor(_:)",
            ])
    }

    @Test func whatThePageDoesAnywayIsNotNoted() {
        let view = ScrollView { Text(verbatim: "a") }.scrollClipDisabled(false).defaultScrollAnchor(.top)
        #expect(ViewSession(view).tree.problems.isEmpty)
    }

    /// Ends scrolling at the start.
    private struct AtTheStart: ScrollTargetBehavior {
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            if context.velocity.dx < 0 { target.rect.origin = .zero }
        }
    }

    @Test func placesThatAPageDoesNotReportAreNoted() {
        var position = ScrollPosition()
        #expect(position.edge == nil && position == ScrollPosition(idType: Int.self))
        position.scrollTo(edge: .top)
        position.scrollTo(y: 20)
        #expect(position.y == 20 && position.edge == nil)
        let view = ScrollView { Text(verbatim: "a") }
            .scrollPosition(.constant(position))
            .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
            .scrollTargetBehavior(AtTheStart())
            .onScrollGeometryChange(for: CGFloat.self) {
                $0.contentOffset.y
            } action: { _, _ in
            }
            .onScrollPhaseChange { _, phase in #expect(!phase.isScrolling) }
            .onScrollVisibilityChange { _ in }
        let subjects = Set(ViewSession(view).tree.problems.map(\.subject))
        #expect(
            subjects == [
                "scrollPosition(_:anchor:)", "scrollTargetBehavior(_:)", "onScrollGeometryChange(for:of:action:)",
                "onScrollPhaseChange(_:)", "onScrollVisibilityChange(threshold:_:)",
            ])
    }
}
