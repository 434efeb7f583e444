import FOSMVVM
import Foundation
import HTMLRendering
import PreviewCatalog
import PreviewSite

/// Starts each live view in a worker of its own, so that one that crashes or hangs ends only itself.
struct WorkerLiveViews: LiveViewStarter {
    /// The folder of the package.
    let package: URL
    /// The seconds that a view may take for an input.
    let timeout: Double

    func start(
        _ preview: Preview, changes: PreviewChanges?, locale: LocaleIdentifier, renderer: HTMLRenderer,
        timeZone: TimeZone
    ) throws(LiveViewFailure) -> (any LiveView)? {
        let start = WorkerRequest.Start(
            preview, locale: locale, timeZone: timeZone, version: renderer.version, package: package, changes: changes)
        let view = try WorkerLiveView(timeout: timeout)
        let reply = try view.reply(to: .begin(start))
        switch reply {
        case .ready: return view
        case .noState: return nil
        case .state, .used, .failed: throw .notStarted(reply.mismatch)
        }
    }
}

/// A live view in a worker.
private struct WorkerLiveView: LiveView {
    private let worker: WorkerProcess
    private let timeout: Double

    init(timeout: Double) throws(LiveViewFailure) {
        self.timeout = timeout
        do throws(PreviewTrialError) {
            worker = try WorkerProcess(timeout: timeout)
        } catch {
            throw LiveViewFailure(error)
        }
    }

    func state(after input: LiveInput) throws(LiveViewFailure) -> LiveState {
        let reply = try reply(to: .input(input))
        guard case .state(let state) = reply else { throw .died(reply.mismatch) }
        return state
    }

    func end() { worker.end() }

    func reply(to request: WorkerRequest) throws(LiveViewFailure) -> WorkerReply {
        do throws(PreviewTrialError) {
            return try worker.reply(to: request, timeout: timeout + request.extraTime)
        } catch {
            throw LiveViewFailure(error)
        }
    }
}

extension WorkerRequest.Start {
    init(
        _ preview: Preview, locale: LocaleIdentifier, timeZone: TimeZone, version: ViewVersion, package: URL,
        changes: PreviewChanges? = nil
    ) {
        self.init(
            preview: PreviewWorker.name(of: preview), locale: locale.tag, timeZone: timeZone.identifier,
            version: version, package: package.absoluteURL.path(percentEncoded: false), changes: changes)
    }
}

extension LiveViewFailure {
    init(_ error: PreviewTrialError) {
        self =
            switch error {
            case .noWorker(let message): .notStarted(message)
            case .died(let death): .died(death.description)
            case .timedOut(let seconds): .timedOut(seconds)
            }
    }
}
