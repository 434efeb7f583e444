import ArgumentParser
import FOSFoundation
import FOSMVVM
import Foundation
public import HTMLRendering
import HTTPCore
import PreviewCatalog
import PreviewSite

/// The command `preview-host render`.
struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Prints the HTML of a preview, or writes a picture of it.",
        discussion: """
            Prints diagnostics to standard error. If there are any, exits with status 1.

              \(RootCommand.programName) render TaskListViewModel --preview empty --locale de
              \(RootCommand.programName) render TaskListViewModel --png tasks.png --width 390
            """)

    @Argument(help: ArgumentHelp("The name of the ViewModel in Swift.", valueName: "ViewModel"))
    var viewModel: String

    @Option(
        help: ArgumentHelp(
            "The name of the preview, or the last part of its address. Default: the first preview.",
            valueName: "preview"))
    var preview: String?

    @Option(
        help: ArgumentHelp(
            "The locale, such as de or pt-BR. Has no effect on a pinned preview. Default: the default locale.",
            valueName: "locale"))
    var locale: String?

    @Option(
        help: ArgumentHelp(
            "The version of a view that has both a template and a body in Swift.", valueName: "version"))
    var view = ViewVersion.template

    @Flag(help: "Print the whole document instead of the fragment.")
    var page = false

    @OptionGroup var picture: PictureOptions

    @OptionGroup var timeZone: TimeZoneOption

    @OptionGroup var isolation: IsolationOptions

    @OptionGroup var log: LogOption

    @OptionGroup var package: PackageOption

    func validate() throws {
        guard page, picture.file != nil else { return }
        throw ValidationError("--page and --png cannot be combined. Leave out one of them.")
    }

    func run() throws {
        try package.expectPackage()
        try package.validateSettings()
        let catalog = package.catalog(isolation: isolation.trials)
        let names = PreviewNames(catalog: catalog)
        let preview = try names.preview(viewModel, named: preview)
        guard view == .template || preview.hasBody else {
            throw UsageError("\(preview.viewName) has no body in Swift. Leave out --view.")
        }
        let packaged = try HTMLRenderer(
            package: package.folder, bundles: catalog.bundles, targets: catalog.targets,
            renderers: PreviewHost.extensions.renderers)
        let renderer = packaged.in(timeZone: timeZone.environment.timeZone).preferring(view)
        let locale = try names.locale(locale, of: preview, in: renderer.localizations)
        if let asked = self.locale.flatMap(LocaleIdentifier.init), asked != locale {
            log.logger.notice("The preview is pinned to \(locale.tag), so it is not shown in \(asked.tag).")
        }
        let rendered = renderer.render(try preview.make().subject, locale: locale)
        package.warnWithoutTemplates(for: [preview], in: catalog.targets, log.logger)
        if rendered.source?.isOwn == false {
            let unclaimed = UnclaimedTemplates(in: renderer.templates, views: catalog.viewNames)
            let misspelled = unclaimed.misspelled(for: preview.viewName)
            log.logger.warning("\(UnclaimedTemplates.message(view: preview.viewName, misspelled: misspelled))")
        }
        let target = Self.target(of: preview, locale: locale, version: view, in: renderer.localizations)
        let site = package.site(of: catalog, environment: timeZone.environment, logger: log.logger)
        if let file = picture.file {
            try picture.write(target, of: site, to: file)
        } else if page {
            let response = site.respond(to: try HTTPRequest(target: target))
            StandardOutput.printData(String(decoding: response.body, as: UTF8.self))
        } else {
            StandardOutput.printData(rendered.text)
        }
        let diagnostics = renderer.localizations.problems + preview.explained(rendered.diagnostics)
        for diagnostic in diagnostics { StandardError.print(diagnostic.localizedDescription) }
        if !diagnostics.isEmpty { throw ExitCode.failure }
    }

    /// Returns the address of a preview's document in a locale, a version and a theme.
    ///
    /// The site rejects a locale without texts. A preview can still be pinned to it, and is shown in it anyway.
    static func target(
        of preview: Preview, locale: LocaleIdentifier, version: ViewVersion = .template,
        theme: PreviewSurroundings.Theme? = nil, in store: TextStore
    ) -> String {
        var items: [String] = []
        if store.supports(locale) { items.append("locale=\(locale.tag)") }
        if version != .template { items.append("view=\(version.rawValue)") }
        if let theme { items.append("theme=\(theme.rawValue)") }
        return preview.documentAddress + (items.isEmpty ? "" : "?\(items.joined(separator: "&"))")
    }
}

extension ViewVersion: ExpressibleByArgument {}
