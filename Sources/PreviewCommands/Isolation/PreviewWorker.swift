import FOSMVVM
import Foundation
import HTMLRendering
import PreviewCatalog
import PreviewSite
import TemplateEngine

/// Runs this program as a worker, which makes previews or a live view for another process, and may die from it.
final class PreviewWorker {
    private let timeout: Double
    private let catalog: PreviewCatalog
    private var live: (any LiveView)?
    /// The renderers of packages, by the paths of their folders.
    private var packageRenderers: [String: HTMLRenderer] = [:]
    /// The encoder that every renderer uses. It needs no texts, because previews cannot see them.
    private lazy var renderer = HTMLRenderer(
        templates: TemplateLibrary(sources: []), localizations: TextStore(yaml: [:]), environment: .preview,
        renderers: PreviewHost.extensions.renderers)

    /// Nil if the program was not started as a worker.
    convenience init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
        guard let value = environment[WorkerRole.variable], let role = WorkerRole(value),
            role.link == WorkerRole.number(ofLink: STDIN_FILENO)
        else { return nil }
        self.init(timeout: role.timeout)
    }

    /// - Parameter timeout: The seconds that a preview may take.
    init(timeout: Double) {
        self.timeout = timeout
        catalog = PreviewSite.catalog()
    }

    /// Returns the identifier of a preview between the processes.
    static func name(of preview: Preview) -> String { "\(preview.viewModelName)/\(preview.slug)" }

    /// Replies to requests until the requesting process ends. The first reply says that the worker is ready.
    func run() -> Never {
        let link = Self.takeLink()
        Self.prepareForTimeout()
        var line = Data()
        WorkerLine.send(WorkerReply.ready, over: link.fileDescriptor)
        while let piece = Optional(link.availableData), !piece.isEmpty {
            line += piece
            guard line.last == WorkerLine.end else { continue }
            let reply = WorkerLine.value(of: Array(line)).map(limitedReply) ?? .failed("The request is malformed.")
            line = Data()
            WorkerLine.send(reply, over: link.fileDescriptor)
        }
        WorkerSession.end(getpid())
        _exit(EXIT_SUCCESS)
    }

    /// Ends this process and others of its group. The argument is the number of a signal.
    private static let endGroup: @convention(c) (Int32) -> Void = { _ in kill(0, SIGKILL) }

    private func limitedReply(to request: WorkerRequest) -> WorkerReply {
        // Ends the worker and what it has started if the process that watches the time has died.
        alarm(UInt32(ProcessorShare.longest(limit: timeout + request.extraTime).rounded(.up)) + 1)
        defer { alarm(0) }
        return reply(to: request)
    }

    /// Does what is requested.
    func reply(to request: WorkerRequest) -> WorkerReply {
        switch request {
        case .make(let subject):
            do {
                try make(subject)
                return .ready
            } catch {
                return .failed(error.localizedDescription)
            }
        case .begin(let start):
            do {
                live = try liveView(start)
                return live == nil ? .noState : .ready
            } catch {
                return .failed(error.localizedDescription)
            }
        case .use(let start):
            do {
                return .used(try use(start))
            } catch {
                return .failed(error.localizedDescription)
            }
        case .input(let input):
            guard let live else { return .failed("No view has begun.") }
            do {
                return .state(try live.state(after: input))
            } catch {
                return .failed(error.localizedDescription)
            }
        }
    }

    private func liveView(_ start: WorkerRequest.Start) throws -> (any LiveView)? {
        let subject = try preview(named: start.preview).makeHere(start.changes).made.subject
        return try renderer(for: start).liveView(of: subject, locale: try locale(start.locale))
    }

    private func use(_ start: WorkerRequest.Start) throws -> SwiftViewUse? {
        let subject = try preview(named: start.preview).makeHere().subject
        return try renderer(for: start).use(of: subject, locale: try locale(start.locale))
    }

    private func locale(_ tag: String) throws -> LocaleIdentifier {
        guard let locale = LocaleIdentifier(tag) else { throw WorkerError.unknown("locale", tag) }
        return locale
    }

    private func renderer(for start: WorkerRequest.Start) throws -> HTMLRenderer {
        let renderer =
            try packageRenderers[start.package]
            ?? HTMLRenderer(
                package: URL(filePath: start.package, directoryHint: .isDirectory), bundles: catalog.bundles,
                targets: catalog.targets, renderers: PreviewHost.extensions.renderers)
        packageRenderers[start.package] = renderer
        return renderer.in(timeZone: TimeZone(identifier: start.timeZone) ?? .gmt).preferring(start.version)
    }

    private func preview(named name: String) throws -> Preview {
        let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
        guard parts.count == 2, let preview = catalog.preview(parts[0], slug: parts[1]) else {
            throw WorkerError.unknown("preview", name)
        }
        return preview
    }

    /// Runs all of the program's own code that rendering a preview runs. Ignores an error of the preview, because
    /// rendering throws it again.
    private func make(_ subject: TrialSubject) throws {
        let preview = try preview(named: subject.name)
        guard let made = try? preview.makeHere(subject.changes).made else { return }
        _ = renderer.render(made.subject, locale: LocaleIdentifier.english.locale)
    }

    /// Redirects standard input, so that previews and programs that they start cannot read it.
    private static func takeLink() -> FileHandle {
        let link = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
        let nothing = open("/dev/null", O_RDONLY)
        dup2(nothing, STDIN_FILENO)
        close(nothing)
        unsetenv(WorkerRole.variable)
        return FileHandle(fileDescriptor: link)
    }

    /// Handles the end of the time, and disables memory dumps.
    private static func prepareForTimeout() {
        signal(SIGALRM, endGroup)
        var none = rlimit(rlim_cur: 0, rlim_max: 0)
        #if canImport(Glibc)
            setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
        #else
            setrlimit(RLIMIT_CORE, &none)
        #endif
    }
}

/// A request to a worker.
enum WorkerRequest: Codable {
    /// Makes a preview once.
    case make(TrialSubject)
    /// Uses the view of a preview once.
    case use(Start)
    /// Begins a live view, to which all following requests are sent.
    case begin(Start)
    /// Sends an input to the live view.
    case input(LiveInput)

    /// What a view in Swift needs to begin.
    struct Start: Codable {
        let preview: String
        let locale: String
        let timeZone: String
        let version: ViewVersion
        /// The path of the package's folder.
        let package: String
        /// The changes with which the preview is made.
        let changes: PreviewChanges?
    }

    /// The seconds that the request may take in addition to the time limit, because it waits for tasks.
    var extraTime: Double {
        switch self {
        case .begin, .use: 2
        case .make, .input: 0
        }
    }
}

/// The reply of a worker.
enum WorkerReply: Codable {
    /// It has done what was requested.
    case ready
    /// The view has no state.
    case noState
    /// The live view after an input.
    case state(LiveState)
    /// What a view does wrong when it is used. Nil for one that is not written in Swift.
    case used(SwiftViewUse?)
    /// It could not do what was requested, for this reason.
    case failed(String)
}

extension WorkerReply {
    /// What to say if the reply does not fit the request.
    var mismatch: String {
        switch self {
        case .failed(let reason): reason
        case .ready, .noState, .state, .used:
            "The worker process sent a reply that does not fit the request. \(WorkerError.advice)"
        }
    }
}

/// The reason why a worker cannot do what was requested.
enum WorkerError: LocalizedError {
    /// The program has no such thing under this name.
    case unknown(_ kind: String, String)

    static let advice = "The program may have been built again. Stop the host and start it again."

    var errorDescription: String? {
        switch self {
        case .unknown(let kind, let name): "The worker process does not know the \(kind) '\(name)'. \(Self.advice)"
        }
    }
}

/// A request or a reply as a line of JSON.
enum WorkerLine {
    /// Sends a request or a reply. If the other process has ended, waiting for the next line finds out.
    static func send(_ value: some Encodable, over link: Int32) {
        var rest = bytes(of: value)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.send(link, $0.baseAddress, $0.count, noSignal) }
            if count < 0, errno != EINTR { return }
            rest = rest.dropFirst(max(0, count))
        }
    }

    #if canImport(Glibc)
        private static let noSignal = Int32(MSG_NOSIGNAL)
    #else
        private static let noSignal: Int32 = 0
    #endif

    /// The last byte of a line, which JSON without indentation does not contain.
    static let end = UInt8(ascii: "\n")

    static func bytes(of value: some Encodable) -> [UInt8] {
        // Both types have only texts, numbers and dates, which can be encoded. An empty line is malformed.
        let json = (try? JSONEncoder().encode(value)) ?? Data()
        return Array(json) + [end]
    }

    /// Nil for a malformed line.
    static func value<Value: Decodable>(of line: [UInt8]) -> Value? {
        try? JSONDecoder().decode(Value.self, from: Data(line.dropLast()))
    }
}
