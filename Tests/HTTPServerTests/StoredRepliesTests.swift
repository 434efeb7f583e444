import HTTPCore
import Logging
import Testing

@testable import HTTPServer

struct StoredRepliesTests {
    private func reply(_ text: String = "abc") -> Reply {
        Reply(HTTPResponse(.plainText, text: text), Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    }

    private func key(_ target: String) -> ReplyKey { ReplyKey(method: "GET", target: target, client: nil) }

    @Test func `A reply is stored until the version changes`() {
        let (replies, reply) = (StoredReplies(), reply())
        replies.store(reply, for: key("/"), version: 2)
        #expect(replies.reply(for: key("/"), version: 2) === reply)
        #expect(replies.reply(for: key("/a"), version: 2) == nil)
        #expect(replies.reply(for: key("/"), version: 3) == nil)
        replies.store(self.reply(), for: key("/a"), version: 3)
        #expect(replies.reply(for: key("/"), version: 2) == nil)
    }

    @Test func `A reply of an earlier version replaces nothing`() {
        let (replies, reply) = (StoredReplies(), reply())
        replies.store(reply, for: key("/"), version: 2)
        replies.store(self.reply(), for: key("/"), version: 1)
        #expect(replies.reply(for: key("/"), version: 2) === reply)
    }

    /// A key for `GET /a` has seven bytes, and a body three.
    @Test(arguments: [StoredReplies(maxReplies: 2), StoredReplies(maxSize: 29)])
    func `What is stored is bounded`(replies: StoredReplies) {
        func isStored(_ target: String) -> Bool { replies.reply(for: key(target), version: 1) != nil }
        for target in ["/a", "/a", "/b"] { replies.store(reply(), for: key(target), version: 1) }
        #expect(isStored("/a") && isStored("/b"))
        replies.store(reply(), for: key("/c"), version: 1)
        #expect(!isStored("/a") && !isStored("/b") && isStored("/c"))
    }

    @Test func `A reply that is larger than all of the space is not stored`() {
        let replies = StoredReplies(maxSize: 10)
        for (text, isStored) in [("abc", true), ("abcd", false)] {
            replies.store(reply(text), for: key("/" + text.suffix(1)), version: 1)
            #expect((replies.reply(for: key("/" + text.suffix(1)), version: 1) != nil) == isStored)
        }
    }
}
