import Combine
import Foundation
import SwiftUI
import Testing

/// Returns the texts of a view as its picture shows them. Must not be called on the main actor.
private func shown(_ view: @MainActor @Sendable () -> some View) -> [String] {
    let session = MainActor.sync {
        let session = ViewSession(view())
        session.beginPicture()
        return session
    }
    defer { MainActor.sync { session.end() } }
    // Nothing here takes real time, so the limit is only for a test that fails.
    return session.rest(within: .seconds(600)).nodes.flatMap(\.texts)
}

@Suite struct ViewRestTests {
    /// Adds a text to those of a view.
    private typealias Add = @MainActor @Sendable (String) -> Void

    /// Shows the texts that its functions add.
    private struct Log: View {
        var begin: @MainActor @Sendable (_ add: @escaping Add) -> Void = { _ in }
        var work: (@MainActor @Sendable (_ add: @escaping Add) async -> Void)?
        @State private var texts: [String] = []

        var body: some View {
            Text(verbatim: texts.joined(separator: " "))
                .onAppear { begin { texts.append($0) } }
                .task { await work?({ texts.append($0) }) }
        }
    }

    @Test func aPictureShowsWhatComesLater() {
        let texts = shown {
            Log { add in DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { withAnimation { add("later") } } }
        }
        #expect(texts == ["later"])
    }

    @Test func functionsRunInTheOrderOfTheirTimes() {
        let texts = shown {
            Log { add in
                DispatchQueue.main.asyncAfter(deadline: .now() + 3) { add("third") }
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                    add("first")
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { add("second") }
                }
                DispatchQueue.main.async { add("now") }
                DispatchQueue.main.asyncAfter(deadline: .now() + 60) { add("never") }
            }
        }
        #expect(texts == ["now first second third"])
    }

    /// Sleeps three times.
    private static let sleeper: @MainActor @Sendable () -> Log = {
        Log(work: { add in
            try? await Task.sleep(for: .seconds(1))
            add("a")
            try? await Task.sleep(nanoseconds: 1_000_000_000)
            add("b")
            try? await Task.sleep(until: .now + .seconds(1), clock: .continuous)
            add("c")
        })
    }

    @Test func aTaskThatSleepsEnds() { #expect(shown(Self.sleeper) == ["a b c"]) }

    /// All threads of Swift's pool wait here for a picture, so none of them is left for what the view does.
    @Test func tasksNeedNoThreadOfThePool() async {
        let pictures = await withTaskGroup(of: [String].self) { group in
            for _ in 0..<50 { group.addTask { shown(Self.sleeper) } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(pictures == Array(repeating: ["a b c"], count: 50))
    }

    @Test func anEndlessTaskIsShownAtTheLimit() {
        let texts = shown {
            Log(work: { add in
                while !Task.isCancelled {
                    try? await Task.sleep(for: .seconds(2))
                    add("tick")
                }
            })
        }
        #expect(texts == ["tick tick"])
    }

    @Test func aTaskOutsideOfTheMainActorComesBeforeATime() {
        actor Store {
            func load() async -> String {
                for _ in 0..<5 { await Task.yield() }
                return "loaded"
            }
        }
        let texts = shown {
            Log(
                begin: { add in DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { add("late") } },
                work: { add in add(await Store().load()) })
        }
        #expect(texts == ["loaded late"])
    }

    @Test func timePassesWhileATaskWaitsForValues() {
        let (values, source) = AsyncStream<String>.makeStream()
        let texts = shown {
            Log(
                begin: { _ in
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { source.yield("value") }
                    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { source.finish() }
                },
                work: { add in
                    for await value in values { add(value) }
                    add("end")
                })
        }
        #expect(texts == ["value end"])
    }

    @Test func aTimerTicksUntilTheLimit() {
        struct Clock: View {
            let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
            @State private var count = 0

            var body: some View { Text(verbatim: "\(count)").onReceive(timer) { _ in count += 1 } }
        }
        #expect(shown { Clock() } == ["5"])
    }

    @Test func aTimerThatNeverEndsIsBounded() {
        struct Fast: View {
            let timer = Timer.publish(every: 0.0001, on: .main, in: .common).autoconnect()
            @State private var count = 0

            var body: some View { Text(verbatim: "\(count)").onReceive(timer) { _ in count += 1 } }
        }
        #expect(shown { Fast() } == ["200"])
    }

    @Test func publishersWithDelaysPublish() {
        final class Search: ObservableObject {
            @Published var text = ""
            @Published var results = ""
            private var subscriptions: Set<AnyCancellable> = []

            func begin() {
                $text.dropFirst().debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
                    .sink { [weak self] in self?.results = $0 }.store(in: &subscriptions)
                $results.dropFirst().delay(for: .seconds(1), scheduler: RunLoop.main)
                    .sink { [weak self] in self?.text = "\($0)!" }.store(in: &subscriptions)
                text = "a"
                text = "ab"
            }
        }
        struct Field: View {
            @StateObject private var search = Search()

            var body: some View {
                Text(verbatim: "\(search.results) \(search.text.prefix(3))").onAppear { search.begin() }
            }
        }
        #expect(shown { Field() }.first?.hasPrefix("ab!") == true)
    }

    @Test func aSleepThatIsCancelledThrows() {
        struct Loading: View {
            @State private var isLoading = true
            @State private var result = ""

            var body: some View {
                VStack {
                    Text(verbatim: result)
                    if isLoading {
                        Text(verbatim: "Loading").task {
                            do { try await Task.sleep(for: .seconds(3)) } catch { result = "\(type(of: error))" }
                        }
                    }
                }
                .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isLoading = false } }
            }
        }
        #expect(shown { Loading() }.last == "CancellationError")
    }

    @MainActor @Test func aViewWithoutTimersIsAtRest() {
        let session = ViewSession(Text("Quiet"))
        session.beginPicture()
        session.update()
        #expect(session.isAtRest)
    }

    @Test func aViewThatIsNotAPictureWaitsInReality() {
        let session = MainActor.sync {
            ViewSession(Log { add in DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { add("late") } })
        }
        defer { MainActor.sync { session.end() } }
        let first = MainActor.sync { session.update().nodes.flatMap(\.texts) }
        var texts = first
        while texts == first { texts = MainActor.sync { session.update().nodes.flatMap(\.texts) } }
        #expect(first == [""])
        #expect(texts == ["late"])
    }
}
