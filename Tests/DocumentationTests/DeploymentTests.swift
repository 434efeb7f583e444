import Foundation
import Testing

@testable import PreviewCommands

/// The files for servers in `Examples/Server` have options and packages that exist, and the docs name the same ones.
@Suite struct DeploymentTests {
    private static let hostFile = "Examples/Server/Containerfile.host"

    private func packages(in file: String) throws -> [Substring] {
        let install = try #require(
            try Project.text(file).firstMatch(of: /--no-install-recommends\s(?<names>[^&]+)&&/)?.names)
        return install.split { !"abcdefghijklmnopqrstuvwxyz0123456789.+-".contains($0) }
    }

    @Test func theHostOfTheImageTakesItsArguments() throws {
        let line = try #require(try Project.text(Self.hostFile).firstMatch(of: /\nENTRYPOINT (\[.*\])/)?.1)
        let words = try JSONDecoder().decode([String].self, from: Data(line.utf8))
        #expect(words.first == "/app/preview-host")
        let arguments = words.dropFirst().map { $0 == "/app" ? "." : $0 }
        #expect(try RootCommand.parseAsRoot(arguments) is ServeCommand)
    }

    @Test func theHostOfTheServiceTakesItsArguments() throws {
        let unit = try Project.text("Examples/Server/preview-host.service")
        let line = try #require(unit.firstMatch(of: /\nExecStart=(.*)/)?.1)
        let arguments = line.split(separator: " ").dropFirst().map { $0 == "/opt/previews" ? "." : String($0) }
        #expect(try RootCommand.parseAsRoot(arguments) is ServeCommand)
    }

    @Test(arguments: [hostFile, "Examples/Server/Containerfile.server"])
    func thePackagesAreOnThePage(file: String) throws {
        let page = try Project.text("Docs/Deployment.md")
        let packages = try packages(in: file)
        #expect(packages.count > 3)
        for package in packages { #expect(page.contains("`\(package)`"), "\(package)") }
    }

    @Test func theFoldersOfTheHostAreOnThePage() throws {
        let page = try Project.text("Docs/Deployment.md")
        for folder in Installation.resourceFolders { #expect(page.contains("`\(folder)`"), "\(folder)") }
    }
}
