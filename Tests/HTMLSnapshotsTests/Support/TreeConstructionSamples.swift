import Foundation

/// The samples for conformance tests of HTML parsers, read from a folder next to the package.
enum TreeConstructionSamples {
    struct Sample {
        let file: String
        let html: String
    }

    private static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "shared/conformance/html5-tree-construction")

    static var areThere: Bool { FileManager.default.fileExists(atPath: folder.path) }

    static func all() throws -> [Sample] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".dat") }.sorted()
            .flatMap { name in
                let data = try Data(contentsOf: folder.appending(path: name))
                return samples(in: String(decoding: data, as: UTF8.self), file: name)
            }
    }

    private static func samples(in text: String, file: String) -> [Sample] {
        ("\n" + text).components(separatedBy: "\n#data\n").dropFirst().compactMap { part in
            part.range(of: "\n#errors").map { Sample(file: file, html: String(part[..<$0.lowerBound])) }
        }
    }
}
