import Foundation
import Testing

/// A document that describes how views of FOSMVVM and their tests are written.
///
/// The documents belong to others. So they are not in this package, but in `shared/seeds` beside it.
struct ArchitectureDocument {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../../shared/seeds").standardized

    /// Whether there is a folder with documents.
    static var areThere: Bool { FileManager.default.fileExists(atPath: folder.path) }

    /// The complete blocks of Swift code, in order.
    let blocks: [DocumentBlock]

    /// Reads the document whose name begins with a number.
    ///
    /// A document without fences has the same blocks as runs of lines with declarations.
    init(_ number: String) throws {
        let lines = try Self.text(of: number).components(separatedBy: "\n")
        let hasFences = lines.contains { $0.hasPrefix("```") }
        let runs = hasFences ? Self.fencedRuns(in: lines) : Self.runsOfDeclarations(in: lines)
        blocks = runs.compactMap { DocumentBlock(lines: $0.lines, place: "\(number):\($0.start)") }
    }

    /// Returns the text of the document whose name begins with a number.
    static func text(of number: String) throws -> String {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let name = try #require(names.first { $0.hasPrefix(number) })
        return try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }

    private typealias Run = (start: Int, lines: [String])

    private static func fencedRuns(in lines: [String]) -> [Run] {
        var runs: [Run] = []
        var current: Run?
        for (index, line) in lines.enumerated() {
            switch (line.trimmingCharacters(in: .whitespaces), current) {
            case ("```swift", nil): current = (index + 2, [])
            case ("```", let run?):
                runs.append(run)
                current = nil
            case (_, .some): current?.lines.append(line)
            default: break
            }
        }
        return runs
    }

    /// Declarations without another line between them are one run.
    private static func runsOfDeclarations(in lines: [String]) -> [Run] {
        var runs: [Run] = []
        var index = 0
        while index < lines.count {
            let start = index
            while index < lines.count, DocumentBlock.isDeclaration(lines[index]) {
                var depth = BraceDepth()
                repeat {
                    depth.read(lines[index])
                    index += 1
                } while index < lines.count && !depth.isClosed
            }
            if index > start { runs.append((start + 1, Array(lines[start..<index]))) } else { index += 1 }
        }
        return runs
    }
}

/// How many braces are open after the lines that were read, without those in strings and comments.
struct BraceDepth {
    private(set) var count = 0
    private var hasOpened = false

    /// Whether all braces are closed, after at least one was opened.
    var isClosed: Bool { hasOpened && count == 0 }

    mutating func read(_ line: String) {
        let code = line.replacing(/"(\\.|[^"\\])*"/, with: "").replacing(/\/\/.*/, with: "")
        count += code.count { $0 == "{" } - code.count { $0 == "}" }
        hasOpened = hasOpened || code.contains("{")
    }
}
