import FOSMVVM
import Foundation
import HTMLRendering
import PreviewCatalog
import PreviewChecks
import Synchronization

/// Uses views in a worker, so that one that crashes or hangs ends only the worker.
final class WorkerViewExerciser: ViewExerciser {
    private let package: URL
    private let timeout: Double
    /// The worker of the last view, if it survived.
    private let worker = Mutex<WorkerProcess?>(nil)

    /// - Parameters:
    ///   - package: The folder of the package.
    ///   - timeout: The seconds that all presses of a preview may take.
    init(package: URL, timeout: Double) {
        self.package = package
        self.timeout = timeout
    }

    func use(
        _ preview: Preview, locale: LocaleIdentifier, renderer: HTMLRenderer
    ) throws(LiveViewFailure) -> SwiftViewUse? {
        guard preview.hasBody else { return nil }
        let start = WorkerRequest.Start(
            preview, locale: locale, timeZone: .gmt, version: renderer.version, package: package)
        let reply = try reply(to: .use(start))
        guard case .used(let use) = reply else { throw .notStarted(reply.mismatch) }
        return use
    }

    private func reply(to request: WorkerRequest) throws(LiveViewFailure) -> WorkerReply {
        do throws(PreviewTrialError) {
            if let known = worker.withLock({ $0.take() }) {
                do throws(PreviewTrialError) {
                    return try reply(to: request, from: known)
                } catch {
                    // What another view left behind may be the cause. A new worker decides.
                    guard case .died = error else { throw error }
                }
            }
            return try reply(to: request, from: try WorkerProcess(timeout: timeout))
        } catch {
            throw LiveViewFailure(error)
        }
    }

    private func reply(
        to request: WorkerRequest, from worker: WorkerProcess
    ) throws(PreviewTrialError) -> WorkerReply {
        let reply = try worker.reply(to: request, timeout: timeout + request.extraTime)
        self.worker.withLock { $0 = worker }
        return reply
    }
}
