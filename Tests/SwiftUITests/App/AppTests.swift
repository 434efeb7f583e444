import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite struct AppTests {
    private struct LampApp: App {
        @Environment(\.scenePhase) private var scenePhase

        var body: some Scene {
            WindowGroup { Text(verbatim: "lamp") }
                .onChange(of: scenePhase) {}
            WindowGroup("Settings", id: "settings") { Divider() }
                .environment(\.colorScheme, .dark)
        }
    }

    @Test func anAppSaysHowItsViewsAreShown() {
        #expect(
            AppCannotRun(app: "\(LampApp.self)").localizedDescription
                == "LampApp runs on Apple platforms only. To see its views, add previews of them and an executable target "
                + "with PreviewHost.main(), and run it with 'serve'.")
    }

    @Test func theScenesOfAnAppAreNotEvaluated() {
        #expect("\(type(of: LampApp().body))".contains("WindowGroup<Text>"))
    }

    @Test func aPageIsActive() { #expect(EnvironmentValues().scenePhase == .active) }

    @Test func aPreferredThemeIsInTheEnvironment() {
        struct ThemeView: View {
            @Environment(\.colorScheme) private var theme

            var body: some View { Text(verbatim: "\(theme)") }
        }
        let views = VStack {
            ThemeView().preferredColorScheme(.dark)
            ThemeView().preferredColorScheme(nil)
        }
        #expect(ViewSession(views).tree.outline.contains("text dark\n"))
        #expect(ViewSession(views).tree.outline.contains("text light\n"))
    }

    @Test func aGrayHasEqualParts() {
        #expect(Color(white: 0.5, opacity: 0.3) == Color(red: 0.5, green: 0.5, blue: 0.5, opacity: 0.3))
    }

    @Test func aViewIsShownInItsPreferredTheme() throws {
        let node = try #require(ViewSession(Text(verbatim: "a").preferredColorScheme(.dark)).tree.content.first)
        #expect(node.style == [.token(.colorScheme(.dark))])
        let other = try #require(ViewSession(Text(verbatim: "a").preferredColorScheme(nil)).tree.content.first)
        #expect(other.style.isEmpty)
    }
}
