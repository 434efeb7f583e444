import Foundation
import HTTPCore
import Testing

@testable import HTMLRendering
@testable import PreviewSite

/// When a session with a live view ends, and what its visitor is told.
struct LiveSessionEndTests {
    @Test func resettingEndsTheSession() throws {
        let echo = Echo()
        let browser = try Browser(echo)
        let address = try browser.begin()
        let response = try browser.post(address + "/reset?panel=operations")
        #expect(response.headers[.location] == "/previews/NoteViewModel/narrow?panel=operations")
        #expect(echo.ended.withLock(\.self) == 1)
        let ended = try browser.get(address)
        #expect(ended.status == .gone)
        #expect(ended.text.contains("href=\"/render/NoteViewModel/narrow"))
    }

    @Test func sessionsAreBounded() throws {
        let echo = Echo()
        let browser = try Browser(echo, limits: LiveSessionLimits(sessions: 3))
        let addresses = try (0..<3).map { _ in try browser.begin() }
        _ = try browser.get(addresses[0])
        _ = try browser.begin()
        #expect(echo.ended.withLock(\.self) == 1)
        #expect(try addresses.map { try browser.get($0).status } == [.ok, .gone, .ok])
    }

    @Test func `A visitor with too many sessions loses the oldest of them`() throws {
        let echo = Echo()
        let site = try TestSite(sessions: LiveSessions(starter: echo, limits: LiveSessionLimits(sessions: 20)))
        let (one, other) = (Browser(site), Browser(site))
        let kept = try other.begin()
        let addresses = try (0..<6).map { _ in try one.begin() }
        #expect(echo.ended.withLock(\.self) == 1)
        #expect(try addresses.map { try one.get($0).status == .ok } == [false, true, true, true, true, true])
        #expect(try other.get(kept).status == .ok)
    }

    @Test(arguments: ["203.0.113.2", "2001:db8::"])
    func `Nobody without a cookie takes the sessions of others`(network: String) throws {
        let echo = Echo()
        let site = try TestSite(sessions: LiveSessions(starter: echo, limits: LiveSessionLimits(sessions: 3)))
        let visitor = Browser(site, at: "203.0.113.1")
        let kept = try visitor.begin()
        // A client of IPv6 can choose the end of its address.
        for number in 0..<5 { _ = try Browser(site, at: network + (network.hasSuffix(":") ? "\(number)" : "")).begin() }
        #expect(echo.ended.withLock(\.self) == 3)
        #expect(try visitor.get(kept).status == .ok)
    }

    @Test func `A quarter of the sessions is for a visitor, and at least four`() {
        #expect([1, 16, 64, 1_000].map { LiveSessionLimits(sessions: $0).sessionsOfVisitor } == [4, 4, 16, 250])
    }

    @Test func anUnusedSessionEnds() throws {
        let echo = Echo()
        let browser = try Browser(echo, limits: LiveSessionLimits(idleTime: 0))
        let address = try browser.begin()
        #expect(try browser.get(address).status == .gone)
        #expect(echo.ended.withLock(\.self) == 1)
    }

    @Test(.timeLimit(.minutes(30))) func anUnusedSessionEndsWithoutARequest() async throws {
        let echo = Echo()
        let browser = try Browser(echo, limits: LiveSessionLimits(idleTime: 0.01))
        _ = try browser.begin()
        while echo.ended.withLock(\.self) == 0 { try await Task.sleep(for: .milliseconds(20)) }
    }

    @Test func aCrashHarmsOnlyItsSession() throws {
        let echo = Echo()
        let browser = try Browser(echo)
        let (address, other) = (try browser.begin(), try browser.begin())
        #expect(try browser.post(address + "/input", "action=crash").status == .seeOther)
        // Its process ends at once, and not with the session.
        #expect(echo.ended.withLock(\.self) == 1)
        let page = try browser.get(address)
        #expect(page.status == .internalServerError)
        #expect(page.text.contains("The view crashed. Fatal error: Index out of range."))
        #expect(page.text.contains("NoteView.swift:3"))
        #expect(page.text.contains("href=\"/render/NoteViewModel/narrow"))
        #expect(try browser.get(other).status == .ok)
    }
}
