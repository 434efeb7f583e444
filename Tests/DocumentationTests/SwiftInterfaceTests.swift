import Foundation
import HTMLSnapshots
import Testing

/// The lists under "What compiles" in `Docs/SwiftViews.md` have every public declaration of the module `SwiftUI`.
///
/// `SNAPSHOT_TESTING_RECORD=failed swift test --filter SwiftInterfaceTests` writes them.
@Suite struct SwiftInterfaceTests {
    private static let page = "Docs/SwiftViews.md"
    private static let folders = [
        ("Views and controls", "Sources/SwiftUI/Views"), ("Navigation", "Sources/SwiftUI/Navigation"),
        ("Modifiers", "Sources/SwiftUI/Modifiers"), ("State and environment", "Sources/SwiftUI/State"),
        ("Apps", "Sources/SwiftUI/App"), ("FOSMVVM", "Sources/FOSMVVM/SwiftViews"),
    ]

    private func lists() throws -> String {
        var sections: [(title: String, types: [String: [String]])] = []
        var modifiers: Set<String> = []
        for (title, folder) in Self.folders {
            let interface = PublicInterface(try Project.sources(in: [folder], suffix: ".swift").map(\.text))
            if title != "FOSMVVM" { modifiers.formUnion(interface.modifiers) }
            sections.append((title, interface.types.filter { title == "FOSMVVM" || $0.key != "View" }))
        }
        return sections.map { section in
            list(section.title, section.types, modifiers: section.title == "Modifiers" ? modifiers.sorted() : [])
        }.joined(separator: "\n")
    }

    private func list(_ title: String, _ types: [String: [String]], modifiers: [String]) -> String {
        let functions = Dictionary(grouping: modifiers) { String($0.prefix { $0 != "(" }) }
        let rows = types.merging(functions) { $0 + $1 }.sorted {
            ($0.key.lowercased(), $0.key) < ($1.key.lowercased(), $1.key)
        }
        return "### \(title)\n\n" + rows.map { entry($0, $1) }.joined(separator: "\n") + "\n"
    }

    /// A point of the list, in lines of the page's length.
    private func entry(_ name: String, _ members: [String]) -> String {
        let isAlone = members.isEmpty || members.allSatisfy { $0.hasPrefix("\(name)(") } && members.count == 1
        let words = (isAlone ? members.prefix(1) : members[...]).map { "`\($0)`" }
        guard !isAlone else { return "- \(words.first ?? "`\(name)`")" }
        var lines = ["- `\(name)`:"]
        for (index, word) in words.enumerated() {
            let word = word + (index < words.count - 1 ? "," : "")
            if lines[lines.count - 1].count + word.count >= 120 { lines.append(" ") }
            lines[lines.count - 1] += " \(word)"
        }
        return lines.joined(separator: "\n")
    }

    @Test func thePageHasEveryDeclaration() throws {
        let page = try Project.text(Self.page)
        let lists = try lists()
        guard !page.contains("\n\(lists)\n## ") else { return }
        guard [.failed, .all].contains(try SnapshotMode(environment: ProcessInfo.processInfo.environment)) else {
            let missing = lists.split(separator: "\n").filter { !page.contains($0) }.joined(separator: "\n")
            Issue.record("These lines are missing, or others are out of date. Record them:\n\(missing)")
            return
        }
        let start = try #require(page.firstRange(of: "### \(Self.folders[0].0)\n")).lowerBound
        let end = try #require(page[start...].firstRange(of: "\n## ")).lowerBound
        let text = page.replacingCharacters(in: start..<end, with: lists)
        try text.write(to: Project.folder.appending(path: Self.page), atomically: true, encoding: .utf8)
        Issue.record("The lists were written.")
    }

    @Test func onlyPublicDeclarationsAreListed() {
        let interface = PublicInterface([
            """
            /// struct InAComment {
            public struct Box<Content: View>: View {
                public static let empty = Box("{")
                private var hidden = 0
                public init<A>(_ a: A, of b: [A: (Int) -> Bool], @ViewBuilder content: () -> Content) {
                    let inner = 1
                }
                public enum Side {
                    case left, right(Int, at: Int = 1)
                }
                public var body: some View { content }
            }
            struct Internal {
                public var notPublic = 1
            }
            public enum _Hidden {
                case notForUse
            }
            extension View {
                nonisolated public func boxed<A: Hashable>(
                    _ a: A, with b: Int = max(1, 2)
                ) -> some View { self }
                func internalOne() {}
            }
            """
        ])
        #expect(interface.types["Box"] == [".empty", "init(_:of:content:)"])
        #expect(interface.types["Box.Side"] == [".left", ".right"])
        #expect(interface.modifiers == ["boxed(_:with:)"])
        #expect(Set(interface.types.keys) == ["Box", "Box.Side", "View"])
    }
}
