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
