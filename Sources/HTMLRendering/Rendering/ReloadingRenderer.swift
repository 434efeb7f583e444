public import Diagnostics
public import FOSMVVM
public import Foundation
public import Logging
import Synchronization
public import TemplateEngine

/// A renderer that reads templates and texts again after a file has changed. All threads can share it.
///
/// A template that no longer parses keeps the last version that did. If a file of texts cannot be read anymore, all texts
/// stay as they were.
///
/// At most ten times a second, a request lists the folders, and reads the files if one has changed. Meanwhile, other
/// requests use the files as they were.
public final class ReloadingRenderer: Sendable {
    private static let interval = Duration.milliseconds(100)

    private let folders: RendererFolders
    private let makeRenderer: @Sendable (TemplateLibrary, TextStore) -> HTMLRenderer
    private let interval: Duration
    private let logger: Logger
    private let state: Mutex<State>
    /// The time of the next check. Locked while a thread checks.
    private let nextCheck: Mutex<ContinuousClock.Instant>

    private struct State {
        var files: RendererFiles
        var renderer: HTMLRenderer
    }

    /// Creates a renderer of the files in folders.
    ///
    /// - Parameters:
    ///   - templates: The folders of the templates, as for `TemplateLibrary`. They include
    ///     ``HTMLRenderer/builtInTemplates``.
    ///   - localizations: The folders of the texts, as for `TextStore`.
    ///   - defaultLocale: The locale whose texts replace missing ones.
    ///   - logger: Receives a warning for each file with a problem, when the server starts and after each change.
    ///   - renderer: Makes a renderer of the templates and texts, if it needs settings other than the defaults.
    /// - Throws: An error if a folder of templates cannot be listed.
    public convenience init(
        templates: [URL], localizations: [URL], defaultLocale: LocaleIdentifier = .english,
        logger: Logger = Logger(label: "HTMLRendering"),
        renderer: @escaping @Sendable (TemplateLibrary, TextStore) -> HTMLRenderer = {
            HTMLRenderer(templates: $0, localizations: $1)
        }
    ) throws(Diagnostic) {
        try self.init(
            RendererFolders(templates: templates, texts: localizations, defaultLocale: defaultLocale),
            interval: Self.interval, logger: logger, renderer: renderer)
    }

    /// Creates a renderer that waits for an interval between two checks.
    init(
        _ folders: RendererFolders, interval: Duration, logger: Logger = Logger(label: "HTMLRendering"),
        renderer: @escaping @Sendable (TemplateLibrary, TextStore) -> HTMLRenderer = {
            HTMLRenderer(templates: $0, localizations: $1)
        }
    ) throws(Diagnostic) {
        let files = try RendererFiles(in: folders)
        self.folders = folders
        self.interval = interval
        self.logger = logger
        makeRenderer = renderer
        state = Mutex(State(files: files, renderer: renderer(files.templates, files.texts)))
        nextCheck = Mutex(.now + interval)
        report(files)
    }

    /// The renderer of the files as they are now. Use one renderer for all of a response, which then never mixes old and
    /// new files.
    public var current: HTMLRenderer {
        nextCheck.withLockIfAvailable { time in
            guard ContinuousClock.now >= time else { return }
            check()
            time = .now + interval
        }
        return state.withLock(\.renderer)
    }

    /// The problems of the templates and texts as they were read last, also of files whose earlier version is used.
    public var problems: [Diagnostic] { state.withLock(\.files.problems) }

    private func check() {
        let earlier = state.withLock(\.files)
        guard let files = earlier.rereading(folders) else { return }
        let renderer = makeRenderer(files.templates, files.texts)
        state.withLock { $0 = State(files: files, renderer: renderer) }
        guard files.listing != earlier.listing || files.problems != earlier.problems else { return }
        logger.info("Read the templates and texts again. Problems: \(files.problems.count).")
        report(files)
    }

    private func report(_ files: RendererFiles) {
        for problem in files.problems { logger.warning("\(problem.localizedDescription)") }
    }
}
