import ArgumentParser
import Diagnostics
import HTTPCore
import HTTPServer
import PackageVersion
import PreviewCatalog
import PreviewSite

/// The command `preview-host serve`.
struct ServeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Serves the catalog until you press Control-C.",
        discussion: """
            Files are read again when they change, and open pages show the change at once.

              \(RootCommand.programName) serve --port 3000
            """)

    @OptionGroup var options: ServeOptions

    func run() throws {
        let logger = options.log.logger(options.logFormat)
        let (isolation, package) = (options.isolation, options.package)
        let trials = isolation.trials
        let catalog = package.catalog(isolation: trials)
        let site = package.site(
            of: catalog, environment: options.timeZone.environment,
            liveViews: isolation.liveViews(package: package.folder),
            limits: options.sessions.limits, sharing: options.sharing, editsTexts: options.edit,
            exerciser: isolation.viewExerciser(package: package.folder), logger: logger
        ).using(browser: VisitorBrowser())
        site.keepPendingSnapshotsCurrent()
        let safeguards = Safeguards(
            hostNames: options.hosts + [options.address], proxies: options.sharing.proxies,
            basePath: options.sharing.base,
            acceptsPost: { AssistantTransport.accepts($0) || PreviewSite.acceptsPost($0) },
            acceptsPrograms: AssistantTransport.accepts,
            errorPage: site.errorPage)
        let shutdown = ShutdownSignal()
        try WatchingProcess.whenEnded(shutdown.send)
        let server = try HTTPServer(
            HTTPServerConfiguration(address: options.address, port: options.port), logger: logger,
            version: site.knownVersion,
            handler: HealthChecks { site.isReady }.wrapping(
                safeguards.wrapping(
                    assistants(of: site, catalog).wrapping(
                        SharedIndex(origins: site.sharedOrigins).wrapping(
                            ResponseCache(variesByUse: PreviewSite.variesByUse) { site.version() }
                                .wrapping(Compression().wrapping(site.respond)))))))
        for problem in catalog.problems { logger.error("\(problem.localizedDescription)") }
        do { try package.validateSettings() } catch { logger.error("\(error.localizedDescription)") }
        // 'watch' has built it, or its errors are shown.
        if BuildErrorsVariable.file == nil { package.warnIfOutdated(catalog, logger) }
        package.warnWithoutTemplates(for: catalog.previews, in: catalog.targets, logger)
        StandardOutput.print(
            "\(Self.count(catalog.previews, "preview")) of \(Self.count(catalog.entries, "view")).")
        StandardOutput.print("Open \(server.url)\(options.sharing.firstPage)")
        StandardOutput.print("Press Control-C to stop.")
        // If the address could not be printed, nobody can open the pages.
        guard StandardOutput.failure == nil else { return }
        let isStopped = server.run(until: shutdown) {
            trials?.stop()
            site.endSessions()
        }
        if !isStopped { PreviewHost.exit(with: .success) }
    }

    private func assistants(of site: PreviewSite, _ catalog: PreviewCatalog) -> AssistantTransport {
        let generate = GenerateTool(package: options.package, mayWrite: options.edit)
        let tools = AssistantTools(
            of: site,
            changed: options.package.changedPreviews(
                of: catalog, SeenFiles(below: options.package.folder)))
        return AssistantTransport {
            try tools.content(
                name: RootCommand.programName, version: HostVersion.description, others: [generate.tool()])
        }
    }

    private static func count(_ things: [some Any], _ name: String) -> String {
        "\(things.count) \(name)\(things.count == 1 ? "" : "s")"
    }
}

/// The options of the commands that serve the catalog.
struct ServeOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The port, from 1 to 65535. 0 selects a free port.", valueName: "port"))
    var port: UInt16 = 8080

    @Option(help: ArgumentHelp("The numeric address to listen on.", valueName: "address"))
    var address = "127.0.0.1"

    @Option(
        name: [.customLong("allow-host"), .customLong("host")],
        help: ArgumentHelp("A host name to answer to, besides localhost. Can be repeated.", valueName: "name"))
    var hosts: [String] = []

    @OptionGroup var sharing: SharingOptions

    @Flag(
        help: """
            Change texts on the page of translations, which writes the YAML files, and let assistants write texts and \
            generated files, and accept snapshots. Only for those who may change files.
            """)
    var edit = false

    @OptionGroup var sessions: SessionOptions

    @OptionGroup var timeZone: TimeZoneOption

    @OptionGroup var isolation: IsolationOptions

    @OptionGroup var log: LogOption

    @Option(help: ArgumentHelp("The format of the messages on standard error.", valueName: "format"))
    var logFormat = LogFormat.text

    @OptionGroup var package: PackageOption

    func validate() throws {
        guard let wrong = hosts.first(where: { !HostCheck.isName($0) }) else { return }
        throw ValidationError(
            "'\(wrong.excerpt)' is not a host name. Write a name without port, such as workshop.local.")
    }
}

/// The limits of the sessions in which visitors use views.
struct SessionOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("The maximum number of sessions with views in use, from 1 to 1000.", valueName: "number"))
    var sessions = 64

    @Option(help: ArgumentHelp("The minutes after which an unused session ends.", valueName: "minutes"))
    var sessionTimeout = 30.0

    var limits: LiveSessionLimits { LiveSessionLimits(sessions: sessions, idleTime: sessionTimeout * 60) }

    func validate() throws {
        guard (1...1_000).contains(sessions) else {
            throw ValidationError("--sessions must be from 1 to 1000, such as 64.")
        }
        guard sessionTimeout > 0, sessionTimeout <= Self.maxTimeout else {
            throw ValidationError("--session-timeout must be more than 0 and at most \(Int(Self.maxTimeout)) minutes.")
        }
    }

    private static let maxTimeout = 1_440.0
}
