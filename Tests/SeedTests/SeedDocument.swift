import Foundation

/// A document of the seeds, which describe how views and their tests are written.
struct SeedDocument {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

    /// The complete blocks of Swift code, in order.
    let blocks: [SeedBlock]

    /// Reads a document by the name of its file.
    ///
    /// A document without fences has the same blocks as runs of lines with declarations.
    init(_ name: String) throws {
        let lines = try Self.lines(of: name)
        let hasFences = lines.contains { $0.hasPrefix("```") }
        let runs = hasFences ? Self.fencedRuns(in: lines) : Self.runsOfDeclarations(in: lines)
        blocks = runs.compactMap { SeedBlock(lines: $0.lines, place: "\(name).md:\($0.start)") }
    }

    /// Returns the lines of a document.
    static func lines(of name: String) throws -> [String] {
        try String(contentsOf: folder.appending(path: "Seeds/\(name).md"), encoding: .utf8)
            .components(separatedBy: "\n")
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
            while index < lines.count, SeedBlock.isDeclaration(lines[index]) {
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
