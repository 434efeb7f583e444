import FOSMVVM
import Foundation
import HTMLRendering
import PreviewCatalog
import PreviewSite
import TemplateEngine

/// Runs this program as a worker, which makes previews for another process and may die from one.
struct PreviewWorker {
    /// The environment variable that makes the program a worker. Its value is the time limit for a preview, in seconds.
    static let timeoutVariable = "PREVIEW_HOST_WORKER_TIMEOUT"

    private let timeout: Double
    private let catalog: PreviewCatalog
    /// The encoder that every renderer uses. It needs no texts, because previews cannot see them.
    private let renderer = HTMLRenderer(
        templates: TemplateLibrary(sources: []), localizations: LocalizationStore(yaml: [:]), environment: .preview)

    /// Nil if the program was not started as a worker.
    init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
        guard let timeout = environment[Self.timeoutVariable].flatMap(Double.init) else { return nil }
        self.timeout = timeout
        catalog = PreviewSite.catalog()
    }

    /// Returns the identifier of a preview between the processes.
    static func name(of preview: Preview) -> String { "\(preview.viewModelName)/\(preview.slug)" }

    /// Makes previews until the requesting process ends. Writes a byte when it is ready for the next preview.
    func run() -> Never {
        let link = Self.takeLink()
        Self.expectDeath()
        var request = Data()
        try? link.write(contentsOf: [0])
        while let piece = Optional(link.availableData), !piece.isEmpty {
            request += piece
            guard request.last == UInt8(ascii: "\n") else { continue }
            make(String(decoding: request.dropLast(), as: UTF8.self))
            request = Data()
            try? link.write(contentsOf: [0])
        }
        _exit(EXIT_SUCCESS)
    }

    /// Runs all of the program's own code that rendering a preview runs. Ignores an error, because rendering throws it
    /// again.
    private func make(_ name: String) {
        let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
        guard parts.count == 2, let preview = catalog.preview(parts[0], slug: parts[1]) else { return }
        // Ends the worker if the process that watches the time has died.
        alarm(UInt32(timeout.rounded(.up)) + 1)
        defer { alarm(0) }
        guard let made = try? preview.makeHere() else { return }
        _ = renderer.render(made.subject, locale: LocaleIdentifier.english.locale)
    }

    /// Redirects standard input, so that previews and programs that they start cannot read it.
    private static func takeLink() -> FileHandle {
        let link = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
        let nothing = open("/dev/null", O_RDONLY)
        dup2(nothing, STDIN_FILENO)
        close(nothing)
        unsetenv(timeoutVariable)
        return FileHandle(fileDescriptor: link)
    }

    /// Ignores signals of the terminal, which the requesting process handles, and disables memory dumps.
    private static func expectDeath() {
        signal(SIGINT, SIG_IGN)
        signal(SIGTERM, SIG_IGN)
        var none = rlimit(rlim_cur: 0, rlim_max: 0)
        #if canImport(Glibc)
            setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
        #else
            setrlimit(RLIMIT_CORE, &none)
        #endif
    }
}
