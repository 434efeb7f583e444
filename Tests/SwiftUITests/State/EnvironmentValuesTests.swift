import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct EnvironmentValuesTests {
    private struct Shown<Value>: View {
        @Environment private var value: Value

        init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
            _value = Environment(keyPath)
        }

        var body: some View { Text(verbatim: "\(value)") }
    }

    private func text(_ view: some View) -> String {
        let session = ViewSession(view)
        return session.update().node(.staticText)?.texts.first ?? ""
    }

    @Test func aPageHasValuesOfItsOwn() {
        #expect(text(Shown(\.horizontalSizeClass)) == "Optional(SwiftUI.UserInterfaceSizeClass.compact)")
        #expect(text(Shown(\.verticalSizeClass)) == "Optional(SwiftUI.UserInterfaceSizeClass.regular)")
        #expect(text(Shown(\.dynamicTypeSize)) == "large")
        #expect(text(Shown(\.sizeCategory)) == "large")
        #expect(text(Shown(\.pixelLength)) == "1.0")
        #expect(text(Shown(\.accessibilityReduceMotion)) == "false")
        #expect(text(Shown(\.isPresented)) == "false")
        #expect(text(Shown(\.isSearching)) == "false")
        #expect(text(Shown(\.controlSize)) == "regular")
        #expect(text(Shown(\.undoManager?.canUndo)) == "nil")
    }

    @Test func directionAndCalendarFollowTheLocale() {
        let arabic = Shown(\.layoutDirection).environment(\.locale, Locale(identifier: "ar"))
        #expect(text(arabic) == "rightToLeft")
        #expect(text(Shown(\.layoutDirection).environment(\.locale, Locale(identifier: "de"))) == "leftToRight")
        let calendar = Shown(\.calendar.firstWeekday).environment(\.locale, Locale(identifier: "de_DE"))
        #expect(text(calendar) == "2")
        #expect(text(Shown(\.calendar.identifier).environment(\.calendar, Calendar(identifier: .hebrew))) == "hebrew")
    }

    @Test func aStyleIsAValueAndAValueIsAStyle() throws {
        let font = Shown(\.font).environment(\.font, .title)
        let node = try #require(ViewSession(font).tree.node(.staticText))
        #expect(node.style == [.font(.title)])
        #expect(text(Shown(\.font?.size).font(.caption)) == text(Shown(\.font?.size).environment(\.font, .caption)))
        #expect(text(Shown(\.multilineTextAlignment).multilineTextAlignment(.center)) == "center")
        #expect(text(Shown(\.lineSpacing).lineSpacing(4)) == "4.0")
    }

    @Test func aValueThatDoesNotChangeThePageIsNoted() {
        let tree = ViewSession(Text("a").environment(\.allowsTightening, true)).tree
        let message =
            "The environment value allowsTightening does not change a web page. A browser wraps a text that does not fit."
        #expect(tree.problems.map(\.message) == [message])
        #expect(ViewSession(Text("a").environment(\.lineLimit, 1)).tree.problems.isEmpty)
    }

    @Test func aValueCanBeTransformed() {
        let view = Shown(\.displayScale).transformEnvironment(\.displayScale) { $0 += 2 }.environment(\.displayScale, 1)
        #expect(text(view) == "3.0")
    }

    @Test func theWholeEnvironmentCanBeRead() {
        struct Whole: View {
            @Environment(\.self) private var environment

            var body: some View { Text(environment.locale.identifier) }
        }
        #expect(text(Whole().environment(\.locale, Locale(identifier: "fr"))) == "fr")
    }

    private struct Closing: View {
        @Environment(\.presentationMode) private var presentationMode
        @Environment(\.isPresented) private var isPresented

        var body: some View {
            Button("Close \(isPresented) \(presentationMode.wrappedValue.isPresented)") {
                presentationMode.wrappedValue.dismiss()
            }
        }
    }

    @Test func aSheetIsClosedByItsPresentationMode() throws {
        struct Page: View {
            @State private var isShown = true

            var body: some View { Text(verbatim: "\(isShown)").sheet(isPresented: $isShown) { Closing() } }
        }
        let session = ViewSession(Page())
        try session.tap("Close true true")
        #expect(session.tree.outline == "text false\n")
        try ViewSession(Closing()).tap("Close false false")
    }

    @Test func editModeIsShared() throws {
        struct Edit: View {
            @Environment(\.editMode) private var editMode

            var body: some View {
                Button("\(editMode?.wrappedValue.isEditing ?? false)") { editMode?.wrappedValue = .active }
            }
        }
        let session = ViewSession(
            HStack {
                Edit()
                Edit()
            })
        try session.tap("false")
        #expect(session.tree.nodes.filter { $0.role == .button }.flatMap(\.texts) == ["true", "true"])
    }

    private struct Opening: View {
        @Environment(\.openURL) private var openURL
        @State private var isAccepted: Bool?

        var body: some View {
            Button("Open \(isAccepted.map(String.init) ?? "")") {
                guard let url = URL(string: "https://example.com") else { return }
                openURL(url) { isAccepted = $0 }
            }
        }
    }

    @Test func anAddressThatIsNotOpenedIsReported() throws {
        let session = ViewSession(Opening())
        try session.tap("Open ")
        #expect(
            session.takeErrors().map(\.localizedDescription) == [
                "'https://example.com' was not opened, because an action runs on the host. Use a Link, which the browser opens."
            ])
        #expect(session.tree.node(.button, "Open false") != nil)
    }

    @Test func aViewCanOpenAddresses() throws {
        var opened: [URL] = []
        let action = OpenURLAction { url in
            opened.append(url)
            return .handled
        }
        let session = ViewSession(Opening().environment(\.openURL, action))
        try session.tap("Open ")
        #expect(opened.map(\.absoluteString) == ["https://example.com"])
        #expect(session.takeErrors().isEmpty)
        #expect(session.tree.node(.button, "Open true") != nil)
    }

    @Test func aWindowThatIsNotOpenedIsReported() throws {
        struct Windows: View {
            @Environment(\.openWindow) private var openWindow
            @Environment(\.dismissWindow) private var dismissWindow

            var body: some View {
                Button("Open") { openWindow(id: "log") }
                Button("Close") { dismissWindow(value: 1) }
            }
        }
        let session = ViewSession(Windows())
        for text in ["Open", "Close"] { try session.tap(text) }
        let messages = ["log", "Int"].map {
            "A preview has no window '\($0)'. Add a preview of the view that the window shows."
        }
        #expect(session.takeErrors().map(\.localizedDescription) == messages)
    }

    @Test func aTransformedValueIsShown() throws {
        let view = Text(verbatim: "a").transformEnvironment(\.font) { $0 = .title }
            .transformEnvironment(\.colorScheme) { $0 = .dark }
        let node = try #require(ViewSession(view).tree.content.first)
        #expect(node.style == [.font(.title), .token(.colorScheme(.dark))])
    }
}
