#if SwiftViews && os(Linux)
    import Foundation
    import InMemoryLogging
    import Logging
    import PreviewCatalog
    import Testing

    @testable import PreviewCommands

    @Suite struct MissingTemplatesTests {
        private func warnings(for previews: [Preview]) throws -> Int {
            let log = InMemoryLogHandler()
            let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            try PackageOption.parse(["--package", folder.path]).warnWithoutTemplates(
                for: previews, Logger(label: "test") { _ in log })
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
    }
#endif
