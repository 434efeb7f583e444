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
        let trials = PreviewTrials { name throws(PreviewTrialError) in
            tried.withLock { $0.append(name) }
            if name.hasSuffix("broken") { throw .died(.exited(3)) }
        }
        let previews = previews(["Broken", "Sound"])
        for _ in 1...2 {
            #expect(previews.map { trials.isKnown($0) } == [true, true])
            #expect(previews.map { trials.failure(of: $0) } == [.exited(3), nil])
        }
        #expect(tried.withLock(\.self).sorted() == ["TrialViewModel/broken", "TrialViewModel/sound"])
    }

    /// More requests than may wait, each for another preview that hangs or all for the same one.
    @Test(.timeLimit(.minutes(1)), arguments: [5, 1])
    func requestsDoNotAllWaitForPreviewsThatHang(count: Int) {
        let gate = DispatchSemaphore(value: 0)
        let trials = PreviewTrials(mostWaiting: 2, usual: .milliseconds(0)) { _ in gate.wait() }
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
