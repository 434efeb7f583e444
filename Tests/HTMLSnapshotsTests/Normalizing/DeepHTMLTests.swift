import Foundation
import HTMLParsing
import Synchronization
import Testing

@testable import HTMLSnapshots

/// Threads of macOS have stacks of 512 KB, so nothing that is done to HTML may recurse by its depth.
@Suite struct DeepHTMLTests {
    /// What a closure throws or returns on a thread with a small stack.
    private func onSmallStack<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) throws -> Value {
        let done = DispatchSemaphore(value: 0)
        let result = Mutex<Result<Value, any Error>?>(nil)
        let thread = Thread {
            let value = Result { try body() }
            result.withLock { $0 = value }
            done.signal()
        }
        thread.stackSize = 512 * 1024
        thread.start()
        done.wait()
        return try #require(try result.withLock { $0 }?.get())
    }

    /// An element in an element, of several kinds, around a text.
    private static func nested(_ names: [String], text: String, depth: Int = 512) -> String {
        let all = (0..<depth).map { names[$0 % names.count] }
        return all.map { "<\($0)>" }.joined() + text + all.reversed().map { "</\($0)>" }.joined()
    }

    @Test(arguments: [["div"], ["div", "section", "q"], ["span"], ["i", "b"], ["x-a", "svg"]])
    func theDeepestHTMLIsComparedOnASmallStack(names: [String]) throws {
        let folder = TemporaryFolder()
        let snapshot = folder.snapshot("A/deep")
        let old = Self.nested(names, text: "old")
        let new = Self.nested(names, text: "new")
        let outcomes = try onSmallStack {
            let normalizer = HTMLNormalizer(redactions: [.uuid])
            return try [(old, .all), (old, .missing), (new, .missing)].map { html, mode in
                try snapshot.compare(html, mode: mode, normalizer: normalizer)
            }
        }
        #expect(outcomes[0] == .recorded)
        #expect(outcomes[1] == .same)
        guard case .different(let difference) = outcomes[2] else {
            Issue.record("expected a difference")
            return
        }
        #expect(difference.hunks.count == 1)
        #expect(difference.place.split(separator: ">").count == 512)
    }

    @Test func whatIsNestedDeeperIsAnErrorOnASmallStack() throws {
        let html = Self.nested(["div"], text: "x", depth: 513)
        let error = try onSmallStack { () -> String? in
            do {
                _ = try HTMLParser.inspect(html)
                return nil
            } catch {
                return error.localizedDescription
            }
        }
        #expect(error?.hasPrefix("The HTML nests elements more than 512 levels deep.") == true)
    }
}
