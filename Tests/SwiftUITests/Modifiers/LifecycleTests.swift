import SwiftUI
import Testing

@MainActor @Suite struct LifecycleTests {
    @Observable final class Log {
        var entries: [String] = []
        var isShown = true
        var number = 0
    }

    private struct Probe: View {
        let log: Log

        var body: some View {
            VStack {
                if log.isShown {
                    Text("a")
                        .onAppear { log.entries.append("appear") }
                        .task {
                            log.entries.append("task")
                            try? await Task.sleep(for: .seconds(86_400))
                            log.entries.append(Task.isCancelled ? "cancelled" : "slept")
                        }
                }
            }
            .onChange(of: log.number) { old, new in log.entries.append("\(old) to \(new)") }
            .onChange(of: log.isShown, initial: true) { log.entries.append("shown") }
        }
    }

    @Test func viewsAppearOnceAndTheirTasksEndWithThem() async {
        let log = Log()
        let session = ViewSession(Probe(log: log))
        _ = session.tree
        #expect(log.entries.isEmpty)
        session.update()
        session.update()
        #expect(log.entries == ["appear", "shown"])
        _ = await session.settle(within: .milliseconds(50))
        #expect(log.entries == ["appear", "shown", "task"])
        #expect(session.hasTasks)
        log.isShown = false
        log.number = 3
        _ = await session.settled()
        #expect(log.entries == ["appear", "shown", "task", "0 to 3", "shown", "cancelled"])
        #expect(!session.hasTasks)
        log.isShown = true
        session.update()
        #expect(log.entries.last == "shown")
        #expect(log.entries.filter { $0 == "appear" }.count == 2)
        session.end()
        _ = await session.settled()
        #expect(log.entries.filter { $0 == "cancelled" }.count == 2)
    }

    @Test func aSessionThatIsLostCancelsItsTasks() async throws {
        let log = Log()
        var session: ViewSession? = ViewSession(Probe(log: log))
        _ = await session?.settle(within: .milliseconds(50))
        session = nil
        let end = ContinuousClock.now + .seconds(300)
        while !log.entries.contains("cancelled"), .now < end { try await Task.sleep(for: .milliseconds(5)) }
        #expect(log.entries == ["appear", "shown", "task", "cancelled"])
    }

    @Test func aTaskChangesTheTreeWhenItEnds() async {
        struct Loading: View {
            @State private var items: [String] = []

            var body: some View {
                VStack {
                    if items.isEmpty { ProgressView() }
                    ForEach(items, id: \.self) { Text($0) }
                }
                .task {
                    let stream = AsyncStream { continuation in
                        for number in 0..<2 { continuation.yield("item \(number)") }
                        continuation.finish()
                    }
                    for await item in stream { items.append(item) }
                }
            }
        }
        let session = ViewSession(Loading())
        #expect(session.update().outline == "vStack\n  progress\n")
        #expect(await session.settled().outline == "vStack\n  text item 0\n  text item 1\n")
    }

    private struct Stages: View {
        let log: Log
        @State private var number = 0

        var body: some View {
            Button("Next \(number)") { number += 1 }
                .onChange(of: number, perform: { log.entries.append("now \($0)") })
                .task(id: number / 2) { [number] in
                    log.entries.append("task \(number)")
                    try? await Task.sleep(for: .seconds(86_400))
                    log.entries.append("ended")
                }
            if number < 2 {
                VStack {
                    Text("Early").onDisappear { log.entries.append("text gone") }
                }
                .onDisappear { log.entries.append("stack gone") }
                .onDisappear()
            }
        }
    }

    @Test func viewsThatAreNoLongerShownRunTheirFunctionsOnce() throws {
        let log = Log()
        let session = ViewSession(Stages(log: log))
        session.update()
        try session.tap("Next 0")
        #expect(!log.entries.contains { $0.hasSuffix("gone") })
        try session.tap("Next 1")
        session.update()
        #expect(log.entries.filter { $0.hasSuffix("gone") }.sorted() == ["stack gone", "text gone"])
    }

    @Test func aTaskBeginsAgainWithAnotherValue() async throws {
        let log = Log()
        let session = ViewSession(Stages(log: log))
        session.update()
        for text in ["Next 0", "Next 1"] { try session.tap(text) }
        #expect(log.entries.filter { $0.hasPrefix("now") } == ["now 1", "now 2"])
        session.end()
        _ = await session.settled()
        #expect(log.entries.filter { $0.hasPrefix("task") } == ["task 0", "task 2"])
        #expect(log.entries.filter { $0 == "ended" }.count == 2)
    }

    @Test func aListHasAButtonThatRefreshesIt() async throws {
        struct Shelf: View {
            @State private var tools = ["saw"]

            var body: some View {
                List {
                    ForEach(tools, id: \.self) { Text($0) }
                    ScrollView { Text("Inner") }
                }
                .refreshable { await add() }
            }

            private func add() async { tools.append("drill") }
        }
        let session = ViewSession(Shelf())
        #expect(session.tree.nodes.filter { $0.role == .button }.count == 1)
        try session.tap("Refresh")
        let tree = await session.settled()
        #expect(tree.node(.staticText, "drill") != nil)
        #expect(tree.node(.list)?.children.first?.role == .button)
    }
}
