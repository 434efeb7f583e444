import ArgumentParser
import FOSMVVM
import HTTPCore
import PreviewCatalog
import PreviewSite

/// The command `preview-host list`.
struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Lists the previews of the program.",
        discussion: """
            Exits with status 1 if a preview has no address of its own: two share a name, or a name has no letter or digit.
            """)

    @Flag(help: "Print JSON, as the site serves it at /index.json.")
    var json = false

    @OptionGroup var log: LogOption

    @OptionGroup var package: PackageOption

    func run() throws {
        let catalog = package.catalog()
        if json {
            let index = package.site(of: catalog, logger: log.logger).respond(
                to: try HTTPRequest(target: "/index.json"))
            StandardOutput.printData(String(decoding: index.body, as: UTF8.self))
        } else {
            for entry in catalog.of(MainPackage(package.folder)).entries { StandardOutput.print(Self.lines(of: entry)) }
        }
        for problem in catalog.problems { log.logger.error("\(problem.localizedDescription)") }
        if !catalog.problems.isEmpty { throw ExitCode.failure }
    }

    private static func lines(of entry: CatalogEntry) -> String {
        let title = "\(entry.feature)/\(entry.viewModelName) (\(entry.category.rawValue))"
        let previews = entry.previews.map { "  \($0.slug)  \($0.place)" }
        return ([title] + previews).joined(separator: "\n")
    }
}
