import Foundation
import HTMLSnapshots
import PreviewSnapshots
import Testing

/// What is found in a package's folder.
@Suite final class PackageTests {
    private let package = FileManager.default.temporaryDirectory.appending(path: "package-\(UUID().uuidString)")

    deinit {
        try? FileManager.default.removeItem(at: package)
    }

    private func write(_ text: String, to path: String) throws {
        let file = package.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    @Test func thePackageIsTheNearestFolderWithAManifest() throws {
        try write("", to: "Package.swift")
        try write("", to: "Examples/Package.swift")
        let found = try PackageFolder.around(package.appending(path: "Examples/Tests/A/B.swift").path)
        #expect(found.lastPathComponent == "Examples")
        #expect(throws: SnapshotCatalogError.noPackage(file: "/no/such/file.swift")) {
            try PackageFolder.around("/no/such/file.swift")
        }
    }

    @Test func aPackageMayRedact() throws {
        #expect(try SnapshotRedaction.declared(inPackage: package) == [])
        try write(
            "# Ids\nredact:\n- uuid\n- build: 'build #\\d+' # of CI\n\ncheck:\n  literal-text: off\n",
            to: ".preview-host")
        let redactions = try SnapshotRedaction.declared(inPackage: package)
        #expect(redactions == [.uuid, try SnapshotRedaction(name: "build", pattern: "build #\\d+")])
    }

    @Test(arguments: [
        ("redact: [uid]", ".preview-host:1: There is no redaction 'uid'. Did you mean uuid?"),
        ("redact:\n- x", ".preview-host:2: There is no redaction 'x'. Did you mean uuid, timestamp or hash?"),
        ("redact: [a: (]", ".preview-host:1: The pattern of the redaction [a], \"(\", is not a valid regular"),
        ("redact uuid", ".preview-host:1: The file is not a map of settings."),
        (
            "redact:\n- uid\n- uuid\n- a b: x",
            """
            .preview-host:2: There is no redaction 'uid'. Did you mean uuid? To declare your own, write '- NAME: PATTERN'.
            .preview-host:4: "a b" is not a valid name for a redaction.
            """
        ),
    ])
    func settingsThatCannotBeUsedAreAnError(text: String, message: String) throws {
        try write(text, to: ".preview-host")
        let error = #expect(throws: (any Error).self) { try SnapshotRedaction.declared(inPackage: self.package) }
        #expect(error?.localizedDescription.hasPrefix(message) == true, "\(error?.localizedDescription ?? "")")
    }

    @Test func theHostIsTheProgramOfTheSettings() throws {
        #expect(HostProgram(package: package).name == "preview-host")
        try write("program: app-previews\n", to: ".preview-host")
        let host = HostProgram(package: package)
        #expect(host.acceptCommand(path: "A/b.de.html") == "swift run app-previews snapshots accept A/b.de.html")
        #expect(host.recordCommand(path: "A/it's.html") == "swift run app-previews snapshots record 'A/it'\\''s.html'")
        let elsewhere = HostProgram(package: package, snapshots: "/tmp/my snapshots", name: "other")
        #expect(
            elsewhere.recordCommand(path: "a") == "swift run other snapshots record a --snapshots '/tmp/my snapshots'")
        let package = HostProgram(package: package, packageOption: "App", name: "other")
        #expect(package.acceptCommand(path: "a") == "swift run other snapshots accept a --package App")
    }

    @Test func everyTestTargetMayHaveSnapshots() throws {
        #expect(SnapshotFolder.all(inPackage: package).isEmpty)
        try write("", to: "Tests/BTests/__Snapshots__/x.html")
        try write("", to: "Tests/ATests/__Snapshots__/x.html")
        try write("", to: "Tests/CTests/x.html")
        try write("", to: "Tests/CTests/Parts/__Snapshots__/x.html")
        let names = SnapshotFolder.all(inPackage: package).map { $0.url.deletingLastPathComponent().lastPathComponent }
        #expect(names == ["ATests", "BTests", "Parts"])
    }

    @Test func artifactsLieAsTheirSnapshotsDo() throws {
        #expect(SnapshotArtifacts(environment: [:]).map { _ in true } == nil)
        #expect(SnapshotArtifacts(environment: ["SNAPSHOT_ARTIFACTS": ""]).map { _ in true } == nil)
        let artifacts = try #require(SnapshotArtifacts(environment: ["SNAPSHOT_ARTIFACTS": package.path]))
        let text = { (path: String) in try String(contentsOf: self.package.appending(path: path), encoding: .utf8) }
        try artifacts.leave(difference(in: "A"))
        #expect(try text("A/b.de.expected.html") == "<p>old</p>\n")
        #expect(try text("A/b.de.actual.html") == "<p>new</p>\n")
        try artifacts.leave(difference(in: "A", inPicture: PictureVariant(theme: .dark, width: 390)))
        #expect(try text("A/b.de.dark.390.expected.png") == "<p>old</p>")
        #expect(try text("A/b.de.dark.390.actual.png") == "<p>new</p>")
        try write("", to: "folder")
        #expect(throws: HTMLSnapshotError.self) { try artifacts.leave(difference(in: "folder")) }
    }

    /// The result for a snapshot that differs.
    private func difference(in viewModel: String, inPicture variant: PictureVariant? = nil) throws -> SnapshotResult {
        let folder = package.appending(path: "Recorded")
        let snapshot = HTMLSnapshot(folder: folder, viewModel: viewModel, preview: "b", locale: "de")
        guard let picture = variant.map(snapshot.picture) else {
            _ = try snapshot.compare("<p>old</p>", mode: .all)
            return SnapshotResult(
                comparing: SnapshotCase(snapshot: snapshot) { ActualHTML("<p>new</p>") }, mode: .never)
        }
        let none = PixelDifference.Size(width: 1, height: 1)
        _ = try picture.compare(picture: Data("<p>old</p>".utf8), mode: .all) { _, _ in nil }
        let subject = SnapshotCase(
            snapshot: picture, title: "", acceptCommand: "", recordCommand: "", take: { Data("<p>new</p>".utf8) },
            comparison: { _, _ in PixelDifference(pixels: 1, recorded: none, actual: none) })
        return SnapshotResult(comparing: subject, mode: .never)
    }

    @Test func foldersOfSnapshotsThatTargetsDoNotExcludeAreFound() throws {
        for target in ["ATests", "BTests", "CTests", "DTests", "ETests"] {
            try write("", to: "Tests/\(target)/__Snapshots__/A/a.en.html")
        }
        try write("", to: "Tests/BTests/More/__Snapshots__/A/a.en.html")
        try write(
            """
            let package = Package(
                targets: [
                    .testTarget(name: "ATests", dependencies: [.target(name: "A")], exclude: ["__Snapshots__"]),
                    .testTarget(
                        name: "BTests", dependencies: ["A"]  // exclude: ["__Snapshots__"]
                    ),
                    .testTarget(name: "CTests", exclude: ["./__Snapshots__/"]),
                    .testTarget(name: "DTests", resources: [.copy("__Snapshots__")]),
                    .testTarget(name: "ETests"),
                ])
            """, to: "Package.swift")
        let found = UnexcludedSnapshots.all(inPackage: package)
        #expect(found.map(\.target) == ["BTests", "BTests", "ETests"])
        #expect(found.map(\.path) == ["More/__Snapshots__", "__Snapshots__", "__Snapshots__"])
        #expect(found.map(\.line) == [5, 5, 9])
        #expect(found.last?.argument == "exclude: [\"__Snapshots__\"]")
    }
}
