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
}
