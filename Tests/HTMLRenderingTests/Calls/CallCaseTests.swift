#if SwiftViews && os(Linux)
    import Foundation
    import SwiftUI
    import Testing

    /// What calls of modifiers change in the HTML of small views.
    @Suite struct CallCaseTests {
        private static let silent = CallCase.all.filter { !$0.hasEffect }

        @Test(arguments: CallCase.all.filter(\.hasEffect))
        func aCallWithAnEffectChangesTheHTML(call: CallCase) throws {
            let (with, without) = (try call.html(isCalled: true), try call.html(isCalled: false))
            if let added = call.added { #expect(with.contains(added) && !without.contains(added), "\(with)") }
            if let removed = call.removed { #expect(!with.contains(removed) && without.contains(removed), "\(with)") }
        }

        @Test(arguments: silent)
        func aCallWithoutEffectChangesNoByteAndIsNoted(call: CallCase) async throws {
            #expect(try call.html(isCalled: true) == call.html(isCalled: false))
            let name = call.name.split(separator: ".").last.map(String.init)
            #expect(await call.notes() == [name])
        }

        /// A call that is added to the list needs a row.
        @Test func eachListedCallWithoutEffectIsTested() throws {
            let file = URL(filePath: #filePath).appending(path: "../../../../Docs/SwiftUICalls.md").standardizedFileURL
            let page = try String(contentsOf: file, encoding: .utf8)
            let start = try #require(page.firstRange(of: "## Accepted without effect")).upperBound
            let end = try #require(page[start...].firstRange(of: "\n## ")).lowerBound
            let listed = page[start..<end].matches(of: /`([\w.]+\([^`]*\))`/).map { String($0.output.1) }
            #expect(Set(listed).symmetricDifference(Self.silent.map(\.name)) == [])
        }
    }
#endif
