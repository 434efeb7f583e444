import Combine
import Diagnostics
import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct ObservedObjectTests {
    private final class Bench: ObservableObject {
        @Published var name: String
        @Published var isOn = false

        init(_ name: String = "lamp") {
            self.name = name
        }
    }

    private struct Owner: View {
        @StateObject private var bench = Bench()

        var body: some View {
            Button("\(bench.name) \(bench.isOn)") { bench.name += "!" }
            Toggle("On", isOn: $bench.isOn)
            Inner(bench: bench)
            Found().environmentObject(bench)
        }
    }

    private struct Inner: View {
        @ObservedObject var bench: Bench

        var body: some View { TextField("Name", text: $bench.name) }
    }

    private struct Found: View {
        @EnvironmentObject private var bench: Bench

        var body: some View {
            Button("Rename") { bench.name = "radio" }
            Toggle("Found", isOn: $bench.isOn)
        }
    }

    @Test func changesEvaluateTheTreeAgain() throws {
        let session = ViewSession(Owner())
        try session.tap("lamp false")
        #expect(session.tree.node(.button, "lamp! false") != nil)
        #expect(session.tree.node(.textField)?.controlValue == .text("lamp!"))
        try session.tap("Rename")
        #expect(session.tree.node(.button, "radio false") != nil)
        let count = session.evaluationCount
        _ = session.tree
        #expect(session.evaluationCount == count)
    }

    @Test func bindingsReachTheObject() throws {
        let session = ViewSession(Owner())
        for (role, value) in [(ViewNode.Role.toggle, ControlValue.isOn(true)), (.textField, .text("saw"))] {
            try session.enter(value, in: #require(session.tree.node(role)?.id))
        }
        #expect(session.tree.node(.button, "saw true") != nil)
        let found = try #require(session.tree.nodes.last { $0.role == .toggle })
        try session.enter(.isOn(false), in: found.id)
        #expect(session.tree.node(.button, "saw false") != nil)
    }

    @Test func aStateObjectIsMadeOnceForEachPlace() {
        final class Counted: ObservableObject {
            @MainActor static var count = 0
            @MainActor init() { Self.count += 1 }
        }
        struct Keeper: View {
            @StateObject private var counted = Counted()
            @State private var number = 0

            var body: some View { Button("\(number)") { number += 1 } }
        }
        let session = ViewSession(
            VStack {
                Keeper()
                Keeper()
            })
        for _ in 1...3 { _ = session.evaluateAgain() }
        #expect(Counted.count == 2)
    }

    @Test func aMissingObjectIsAProblemInItsPlace() {
        let tree = ViewSession(Found()).tree
        #expect(tree.outline == "problem\n")
        let message = """
            Found reads Bench from its environment, but no view around it sets one. \
            Add .environmentObject(Bench()) to the preview.
            """
        #expect(tree.problems.map(\.message) == [message])
    }

    /// Counts its subscriptions.
    private final class Watched: ObservableObject {
        final class Signal: Publisher {
            typealias Output = Void
            typealias Failure = Never
            let subject = PassthroughSubject<Void, Never>()
            private(set) var subscriptions = 0
            private(set) var cancellations = 0

            func receive<Downstream: Subscriber>(subscriber: Downstream)
            where Downstream.Input == Void, Downstream.Failure == Never {
                subscriptions += 1
                subject.handleEvents(receiveCancel: { self.cancellations += 1 }).receive(subscriber: subscriber)
            }
        }

        let objectWillChange = Signal()
        var number = 0 {
            willSet { objectWillChange.subject.send() }
        }
    }

    private struct Numbers: View {
        let objects: [Watched]
        @State private var index: Int? = 0

        var body: some View {
            Button("Next") { index = index.map { $0 + 1 < objects.count ? $0 + 1 : nil } ?? nil }
            if let index { Number(object: objects[index]) }
        }
    }

    private struct Number: View {
        @ObservedObject var object: Watched

        var body: some View { Button("\(object.number)") { object.number += 1 } }
    }

    @Test func aPlaceHasOneSubscription() throws {
        let objects = [Watched(), Watched()]
        let session = ViewSession(Numbers(objects: objects))
        try session.tap("0")
        try session.tap("1")
        #expect(objects[0].objectWillChange.subscriptions == 1)
        try session.tap("Next")
        #expect(objects.map(\.objectWillChange.cancellations) == [1, 0])
        try session.tap("0")
        #expect(session.tree.node(.button, "1") != nil)
        objects[0].number = 7
        #expect(!session.invalidation.isInvalid)
        try session.tap("Next")
        #expect(objects.map(\.objectWillChange.subscriptions) == [1, 1])
        #expect(objects.map(\.objectWillChange.cancellations) == [1, 1])
    }

    @Test func changesOfOtherThreadsAreShown() async {
        let bench = Bench()
        let session = ViewSession(Inner(bench: bench))
        _ = session.tree
        // Safe because nothing else uses the object meanwhile.
        nonisolated(unsafe) let object = bench
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                object.name = "drill"
                continuation.resume()
            }
        }
        #expect(session.tree.node(.textField)?.controlValue == .text("drill"))
    }

    /// An object announces a change before it changes, and the main actor can evaluate the tree in between.
    @Test func aChangeOfAnotherThreadIsShownAfterAnEvaluationInBetween() async {
        let object = Watched()
        let session = ViewSession(Number(object: object))
        _ = session.tree
        evaluateAfterAnnouncement(of: object, session)
        #expect(!session.invalidation.isInvalid)
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        #expect(session.invalidation.isInvalid)
    }

    private func evaluateAfterAnnouncement(of object: Watched, _ session: ViewSession) {
        let announced = DispatchSemaphore(value: 0)
        // Safe because a subject can be used on any thread.
        nonisolated(unsafe) let subject = object.objectWillChange.subject
        Thread.detachNewThread {
            subject.send()
            announced.signal()
        }
        announced.wait()
        _ = session.tree
    }

    @Test func anObjectWithoutPublishedPropertiesIsNoted() {
        final class Silent: ObservableObject {}
        final class Announcing: ObservableObject {
            let objectWillChange = ObservableObjectPublisher()
        }
        struct Watcher: View {
            @StateObject private var silent = Silent()
            @StateObject private var announcing = Announcing()

            var body: some View { EmptyView() }
        }
        #expect(ViewSession(Watcher()).tree.problems.map(\.subject) == ["Silent"])
    }

    @Test func publishersOfAnObjectWork() throws {
        final class Search: ObservableObject {
            @Published var text = ""
            @Published private(set) var results: [String] = []

            init() {
                $text.map { text in ["lamp", "ladder", "radio"].filter { $0.hasPrefix(text) } }.assign(to: &$results)
            }
        }
        struct Results: View {
            @StateObject private var search = Search()

            var body: some View {
                TextField("Search", text: $search.text)
                ForEach(search.results, id: \.self) { Text($0) }
            }
        }
        let session = ViewSession(Results())
        try session.enter(.text("la"), in: #require(session.tree.node(.textField)?.id))
        #expect(session.tree.nodes.filter { $0.role == .staticText }.flatMap(\.texts).suffix(2) == ["lamp", "ladder"])
    }
}
