import Dispatch
import FOSMVVM
import Foundation
import PreviewCatalog
import Synchronization
import Testing

@testable import PreviewCommands

private struct TrialViewModel: ViewModel {
    var vmId = ViewModelId(type: Self.self)

    func propertyNames() -> [LocalizableId: String] { [:] }

    static func stub() -> Self { .init() }
}

private struct TrialView: ViewModelView {
    init(viewModel: TrialViewModel) {}
}

@Suite struct PreviewTrialsTests {
    private func previews(_ names: [String]) -> [Preview] {
        PreviewCatalog(
            previews: names.map {
                PreviewRecord(name: $0, file: "/app/Sources/App/T.swift") { TrialView.previewHost() }
            }
        ).previews
    }

    @Test func aPreviewIsTriedOutOnce() throws {
        let tried = Mutex<[String]>([])
        let trials = PreviewTrials { subject throws(PreviewTrialError) in
            tried.withLock { $0.append(subject.name) }
            if subject.name.hasSuffix("broken") { throw .died(.exited(3)) }
        }
        let previews = previews(["Broken", "Sound"])
        for _ in 1...2 {
            #expect(previews.map { trials.isKnown($0) } == [true, true])
            #expect(previews.map { trials.failure(of: $0) } == [.exited(3), nil])
        }
        #expect(tried.withLock(\.self).sorted() == ["TrialViewModel/broken", "TrialViewModel/sound"])
    }

    @Test func aPreviewIsTriedOutAgainIfThereWasNoWorker() throws {
        let count = Mutex(0)
        let trials = PreviewTrials { _ throws(PreviewTrialError) in
            let isFirst = count.withLock { count in
                count += 1
                return count == 1
            }
            if isFirst { throw .noWorker("There are too many processes.") }
        }
        let preview = try #require(previews(["Sound"]).first)
        #expect(trials.failure(of: preview) == .untried("There are too many processes."))
        #expect((1...2).map { _ in trials.failure(of: preview) } == [nil, nil])
        #expect(count.withLock(\.self) == 2)
    }

    @Test func aChangedPreviewIsTriedOutForEachChange() throws {
        let tried = Mutex<[PreviewChanges?]>([])
        let trials = PreviewTrials { subject throws(PreviewTrialError) in
            tried.withLock { $0.append(subject.changes) }
            if subject.changes?.arguments.texts["count"] == "0" { throw .died(.exited(3)) }
        }
        let preview = try #require(previews(["Sound"]).first)
        let changes = ["0", "1"].map {
            PreviewChanges(arguments: PreviewArguments(texts: ["count": $0]), timeZone: "GMT")
        }
        for _ in 1...2 {
            #expect(([nil] + changes).map { trials.failure(of: preview, $0) } == [nil, .exited(3), nil])
        }
        #expect(tried.withLock(\.self) == [nil] + changes)
    }

    @Test func onlyTheLastChangesAreRemembered() throws {
        let count = Mutex(0)
        let trials = PreviewTrials { _ in count.withLock { $0 += 1 } }
        let preview = try #require(previews(["Sound"]).first)
        let change = { (number: Int) in
            PreviewChanges(arguments: PreviewArguments(texts: ["count": "\(number)"]), timeZone: "GMT")
        }
        for number in 0...512 { _ = trials.failure(of: preview, change(number)) }
        _ = trials.failure(of: preview, change(512))
        #expect(count.withLock(\.self) == 513)
        _ = trials.failure(of: preview, change(0))
        #expect(count.withLock(\.self) == 514)
    }

    /// More requests than may wait, each for another preview that hangs or all for the same one.
    @Test(.timeLimit(.minutes(30)), arguments: [5, 1])
    func requestsDoNotAllWaitForPreviewsThatHang(count: Int) {
        let gate = DispatchSemaphore(value: 0)
        let trials = PreviewTrials(maxWaiting: 2, usual: .milliseconds(0)) { _ in gate.wait() }
        let previews = previews((1...count).map { "Hanging \($0)" })
        let answers = Mutex<[Bool]>([])
        let isAnswered = DispatchSemaphore(value: 0)
        for number in 0..<5 {
            Thread {
                let isKnown = trials.isKnown(previews[number % count])
                answers.withLock { $0.append(isKnown) }
                isAnswered.signal()
            }.start()
        }
        for _ in 1...3 { isAnswered.wait() }
        #expect(answers.withLock(\.self) == [false, false, false])
        for _ in previews { gate.signal() }
        for _ in 1...2 { isAnswered.wait() }
        #expect(answers.withLock(\.self) == [false, false, false, true, true])
        #expect(previews.allSatisfy { trials.failure(of: $0) == nil })
    }
}
