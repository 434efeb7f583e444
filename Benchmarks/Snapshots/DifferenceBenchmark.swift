import Foundation
import HTMLSnapshots

/// Measures the description of a difference, by tokens and by lines.
struct DifferenceBenchmark {
    let change: PageChange

    /// The time limit beyond which line differences are not measured.
    private static let patience = 5.0

    func run() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "snapshot-benchmark-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let (old, new) = change.pages(bytes: 1_000_000)
        let snapshot = HTMLSnapshot(folder: folder, path: "page")
        _ = try snapshot.compare(old, mode: .all)
        let start = ContinuousClock.now
        guard case .different(let difference) = try snapshot.compare(new, mode: .never) else {
            preconditionFailure("the pages differ")
        }
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        let places = difference.hunks.count + difference.omittedHunks
        print("\(change.rawValue), the whole comparison: \(Figure.of(seconds)) s, \(places) places")
        print("  at \(difference.place)\(difference.isApproximate ? " (approximate)" : "")")
        measureLines()
        print("  peak memory \(Usage.peakMegabytes) MB")
    }

    /// Measures `CollectionDifference` over the pages' lines at growing sizes, up to the time limit.
    private func measureLines() {
        for bytes in [62_500, 125_000, 250_000, 500_000, 1_000_000] {
            let pages = change.pages(bytes: bytes)
            let (old, new) = (Self.lines(pages.old), Self.lines(pages.new))
            let start = ContinuousClock.now
            let count = new.difference(from: old).count
            let seconds = (ContinuousClock.now - start) / .seconds(1)
            print("  by lines, \(bytes / 1_000) KB: \(Figure.of(seconds)) s, \(count) changes")
            if seconds * 4 > Self.patience, bytes < 1_000_000 { return print("  by lines, more: not waited for") }
        }
    }

    /// Returns the HTML with each tag on its own line, as in a normalized page.
    private static func lines(_ html: String) -> [Substring] {
        html.replacing("><", with: ">\n<").replacing(" ", with: "\n").split(separator: "\n")
    }
}
