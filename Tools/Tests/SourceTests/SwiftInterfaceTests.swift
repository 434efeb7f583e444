import Foundation
import Testing

/// The lists in `Docs/SwiftUICalls.md` have every public declaration of the module `SwiftUI`.
///
/// `SNAPSHOT_TESTING_RECORD=failed swift test --package-path Tools --filter SwiftInterfaceTests` writes them.
@Suite struct SwiftInterfaceTests {
    private static let page = "Docs/SwiftUICalls.md"
    private static let folders = [
        ("Views and controls", "Sources/SwiftUI/Views"), ("Navigation", "Sources/SwiftUI/Navigation"),
        ("Texts", "Sources/SwiftUI/Text"), ("Layout", "Sources/SwiftUI/Layout"),
        ("Modifiers", "Sources/SwiftUI/Modifiers"), ("Styles", "Sources/SwiftUI/Styles"),
        ("Gestures", "Sources/SwiftUI/Gestures"), ("Animation", "Sources/SwiftUI/Motion"),
        ("State and environment", "Sources/SwiftUI/State"), ("Apps", "Sources/SwiftUI/App"),
        ("Previews", "Sources/SwiftUI/Previews"), ("Names of UIKit", "Sources/UIKitNames"),
        ("FOSMVVM", "Sources/FOSMVVM/SwiftViews"),
    ]

    /// The three lists, each with the line before it in the page.
    private func lists() throws -> [(line: String, list: String)] {
        var sections: [(title: String, types: [String: [String]])] = []
        var modifiers: Set<String> = []
        var (withoutEffect, unavailable): ([PublicInterface.Exception], [PublicInterface.Exception]) = ([], [])
        for (title, folder) in Self.folders {
            let interface = PublicInterface(try Project.sources(in: [folder], suffix: ".swift").map(\.text))
            if title != "FOSMVVM" { modifiers.formUnion(interface.modifiers) }
            sections.append((title, interface.types.filter { title == "FOSMVVM" || $0.key != "View" }))
            withoutEffect += interface.withoutEffect
            unavailable += interface.unavailable
        }
        let shown = sections.map { section in
            list(section.title, section.types, modifiers: section.title == "Modifiers" ? modifiers.sorted() : [])
        }
        return [
            ("A name with a dot is a value of the type.", shown.joined(separator: "\n")),
            (
                "workbench has a note for each one that a preview uses, and `check` reports none of them.",
                list(withoutEffect)
            ),
            (
                "These declarations exist so that the compiler can say what to write instead. A view that uses one does not compile.",
                list(unavailable)
            ),
        ]
    }

    private func list(_ title: String, _ types: [String: [String]], modifiers: [String]) -> String {
        let functions = Dictionary(grouping: modifiers) { String($0.prefix { $0 != "(" }) }
        let rows = types.merging(functions) { $0 + $1 }.sorted {
            ($0.key.lowercased(), $0.key) < ($1.key.lowercased(), $1.key)
        }
        return "### \(title)\n\n" + rows.map { entry($0, $1) }.joined(separator: "\n") + "\n"
    }

    /// Declarations of one name with the same reason are one point.
    private func list(_ exceptions: [PublicInterface.Exception]) -> String {
        let points = Dictionary(grouping: exceptions) { [$0.name, $0.text] }.values
            .map { (names: Set($0.map(\.declaration)).sorted(), text: $0[0].text) }
            .sorted { ($0.names[0].lowercased(), $0.names[0]) < ($1.names[0].lowercased(), $1.names[0]) }
        return points.map { point in
            lines("-", point.names.map { "`\($0)`" + ($0 == point.names.last ? ":" : ",") } + words(of: point.text))
        }.joined(separator: "\n") + "\n"
    }

    private func words(of text: String) -> [String] { text.split(separator: " ").map(String.init) }

    /// A point of the list, in lines of the page's length.
    private func entry(_ name: String, _ members: [String]) -> String {
        let isAlone = members.isEmpty || members.allSatisfy { $0.hasPrefix("\(name)(") } && members.count == 1
        let words = (isAlone ? members.prefix(1) : members[...]).map { "`\($0)`" }
        guard !isAlone else { return "- \(words.first ?? "`\(name)`")" }
        let start = name.isEmpty ? "- Functions:" : "- `\(name)`:"
        return lines(start, words.enumerated().map { $1 + ($0 < words.count - 1 ? "," : "") })
    }

    private func lines(_ start: String, _ words: [String]) -> String {
        var lines = [start]
        for word in words {
            if lines[lines.count - 1].count + word.count >= 120 { lines.append(" ") }
            lines[lines.count - 1] += " \(word)"
        }
        return lines.joined(separator: "\n")
    }

    @Test func thePageHasEveryDeclaration() throws {
        let page = try Project.text(Self.page)
        let lists = try lists()
        let missing = lists.filter { list in
            let text = "\(list.line)\n\n\(list.list)"
            return !page.contains("\(text)\n## ") && !page.hasSuffix(text)
        }
        guard !missing.isEmpty else { return }
        guard ["failed", "all"].contains(ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"]) else {
            let lines = missing.flatMap { $0.list.split(separator: "\n") }.filter { !page.contains($0) }
            Issue.record(
                "These lines are missing, or others are out of date. Record them:\n\(lines.joined(separator: "\n"))")
            return
        }
        let text = try missing.reduce(page) { try written($1, in: $0) }
        try text.write(to: Project.folder.appending(path: Self.page), atomically: true, encoding: .utf8)
        Issue.record("The lists were written.")
    }

    /// Returns the page with a list, which ends before the next heading of the second level.
    private func written(_ list: (line: String, list: String), in page: String) throws -> String {
        let start = try #require(page.firstRange(of: "\(list.line)\n")).upperBound
        let end = page[start...].firstRange(of: "\n## ")?.lowerBound ?? page.endIndex
        return page.replacingCharacters(in: start..<end, with: "\n\(list.list)")
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
                public func ringing(_ sound: String) -> some View {
                    withoutEffect("A page is silent.")
                }
                @available(*, unavailable, message: "Use boxed.")
                public func packed() -> some View { self }
            }
            @available(*, unavailable, message: "Use Box.")
            public struct Bag {
                public var handles = 2
            }
            """
        ])
        #expect(interface.types["Box"] == [".empty", "init(_:of:content:)"])
        #expect(interface.types["Box.Side"] == [".left", ".right"])
        #expect(interface.modifiers == ["boxed(_:with:)"])
        #expect(interface.withoutEffect.map(\.declaration) == ["ringing(_:)"])
        #expect(interface.withoutEffect.map(\.text) == ["A page is silent."])
        #expect(interface.unavailable.map(\.declaration) == ["packed()", "Bag"])
        #expect(interface.unavailable.map(\.text) == ["Use boxed.", "Use Box."])
        #expect(Set(interface.types.keys) == ["Box", "Box.Side", "View"])
    }
}
