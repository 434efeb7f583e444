#if SwiftViews && os(Linux)
    import Diagnostics
    import Foundation
    import InMemoryLogging
    import Logging
    import PreviewCatalog
    import Testing

    @testable import PreviewCommands

    @Suite struct MissingTemplatesTests {
        private func warnings(for previews: [Preview], hasTemplate: Bool = false) throws -> Int {
            let log = InMemoryLogHandler()
            let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
            let targets = [TargetFolder("Sources/Views", inPackage: folder)]
            try FileManager.default.createDirectory(at: targets[0].url, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            if hasTemplate { try Data().write(to: targets[0].url.appending(path: "LampView.mustache")) }
            try PackageOption.parse(["--package", folder.path]).warnWithoutTemplates(
                for: previews, in: targets, Logger(label: "test") { _ in log })
            return log.entries.count
        }

        @Test func viewsInSwiftNeedNone() throws {
            let previews = PreviewCatalog.load().previews
            let inSwift = previews.filter(\.hasBody)
            #expect(!inSwift.isEmpty)
            #expect(inSwift.count < previews.count)
            #expect(try warnings(for: inSwift) == 0)
            #expect(try warnings(for: previews) == 1)
            #expect(try warnings(for: []) == 1)
        }

        @Test func templatesMayBeNextToViews() throws {
            #expect(try warnings(for: PreviewCatalog.load().previews, hasTemplate: true) == 0)
        }
    }
#endif
