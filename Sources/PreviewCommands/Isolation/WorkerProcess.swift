import Foundation
import Synchronization

/// A worker, as seen by the process that started it. It does one thing at a time, and may die from it.
final class WorkerProcess: Sendable {
    /// The lock that lets only one worker start at a time. Otherwise, a worker would inherit another's descriptors.
    private static let starting = Mutex(())
    /// The seconds in which most previews are made.
    private static let usual = 0.25
    /// The seconds in which the program has to call `PreviewHost.main()`.
    private static let startLimit = 30

    private let id: pid_t
    /// The descriptor that sends requests and receives replies, each as a line of JSON.
    private let link: Int32
    /// The descriptor that receives the messages of the worker.
    private let messages: Int32
    /// The status with which the process ended, as `waitpid` returns it. Nil until it is asked for.
    private let endStatus = Mutex<Int32?>(nil)

    /// Starts this program as a worker, and waits until it is ready.
    ///
    /// - Throws: ``PreviewTrialError/noWorker(_:)``.
    init(timeout: Double) throws(PreviewTrialError) {
        let started: StartedProcess
        do throws(SystemError) {
            started = try Self.starting.withLock { _ throws(SystemError) in
                try StartedProcess(timeout: timeout, environment: ["SWIFT_BACKTRACE": "enable=no"])
            }
        } catch {
            throw .noWorker(error.localizedDescription)
        }
        (id, link, messages) = (started.id, started.link, started.messages)
        var written = WorkerMessages()
        var line: [UInt8] = []
        switch answer(before: .now + .seconds(Self.startLimit), &line, &written) {
        case .reply(.ready): return
        case .reply, .end: throw .noWorker(death(written).description)
        case nil:
            throw .noWorker(
                "It did not start within \(Self.startLimit) s. The program may wait before PreviewHost.main().")
        }
    }

    deinit {
        end()
        close(link)
        close(messages)
    }

    /// Sends a request to the worker, and waits for the reply.
    ///
    /// - Parameters:
    ///   - timeout: The seconds that the reply may take. A worker that gets little of the processor has longer.
    ///   - isSlow: A function that is called if the reply takes longer than most previews.
    /// - Throws: ``PreviewTrialError/died(_:)`` or ``PreviewTrialError/timedOut(_:)``. The worker is then unusable.
    func reply(
        to request: WorkerRequest, timeout: Double, isSlow: () -> Void = {}
    ) throws(PreviewTrialError) -> WorkerReply {
        var written = WorkerMessages()
        let start = ContinuousClock.now
        var share = ProcessorShare(of: id, limit: timeout)
        WorkerLine.send(request, over: link)
        var line: [UInt8] = []
        var reply = answer(before: start + .seconds(min(timeout, Self.usual)), &line, &written)
        if reply == nil, timeout > Self.usual {
            isSlow()
            reply = answer(before: start + .seconds(timeout), &line, &written)
        }
        while reply == nil, share.isTooSmall() {
            reply = answer(before: .now + .seconds(timeout), &line, &written)
        }
        switch reply {
        case .reply(let reply): return reply
        case .end: throw .died(death(written))
        case .none: throw .timedOut(timeout)
        }
    }

    /// Ends the worker and all processes that it has started. Can be called on any thread.
    ///
    /// - Returns: The status of `waitpid`. That of a worker that has ended before stays the same.
    @discardableResult
    func end() -> Int32 {
        endStatus.withLock { known in
            if let known { return known }
            var status: Int32 = 0
            WorkerSession.end(id)
            while waitpid(id, &status, 0) < 0, errno == EINTR {}
            known = status
            return status
        }
    }

    private enum Answer {
        case reply(WorkerReply)
        /// Closes the worker's end of the link.
        case end
    }

    /// Returns the next answer, or nil after the time limit. Meanwhile, reads the worker's messages, so that it is
    /// never blocked.
    ///
    /// - Parameter line: What has been received of the answer.
    private func answer(
        before deadline: ContinuousClock.Instant?, _ line: inout [UInt8], _ written: inout WorkerMessages
    ) -> Answer? {
        var piece = [UInt8](repeating: 0, count: 65_536)
        // The worker can close its standard files.
        var messages = messages
        while true {
            var waiting = [
                pollfd(fd: link, events: Int16(POLLIN), revents: 0),
                pollfd(fd: messages, events: Int16(POLLIN), revents: 0),
            ]
            let count = poll(&waiting, nfds_t(waiting.count), Self.milliseconds(until: deadline))
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return count == 0 ? nil : .end }
            if waiting[1].revents != 0, !written.read(from: messages) { messages = -1 }
            guard waiting[0].revents != 0 else {
                // A worker that writes without end never lets the time of `poll` run out.
                if let deadline, .now >= deadline { return nil }
                continue
            }
            let received = recv(link, &piece, piece.count, 0)
            if received < 0, errno == EINTR { continue }
            guard received > 0 else { return .end }
            line += piece[..<received]
            guard line.last == WorkerLine.end else { continue }
            return WorkerLine.value(of: line).map { .reply($0) } ?? .end
        }
    }

    /// Converts a time for `poll`: rounded up, at most a day, and -1 for no limit.
    private static func milliseconds(until deadline: ContinuousClock.Instant?) -> Int32 {
        guard let deadline else { return -1 }
        let rest = max(.zero, ContinuousClock.now.duration(to: deadline))
        return Int32(min(86_400_000, (rest / .milliseconds(1)).rounded(.up)))
    }

    /// Returns how the worker died after it closed its link.
    private func death(_ written: WorkerMessages) -> WorkerDeath {
        let status = end()
        var written = written
        written.read(from: messages)
        return WorkerDeath(status: status, messages: written)
    }
}
