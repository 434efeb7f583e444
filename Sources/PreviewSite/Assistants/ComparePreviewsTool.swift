import FOSFoundation
import FOSMVVM
import Foundation
import HTMLSnapshots
import ModelContextProtocol
import PreviewChecks
import PreviewSnapshots

/// The arguments of `compare_previews`.
struct ComparePreviewsArguments: DescribedProperties {
    let view: String?
    let locale: String?
    let cursor: String?

    static let descriptions = [
        "view": "Only the snapshots of this view: its name, or that of its ViewModel.",
        "locale": "Only the snapshots in this locale.", "cursor": "nextCursor of the last answer.",
    ]
}

/// The output of `compare_previews`.
struct ComparePreviewsOutput: Codable, Sendable {
    /// A snapshot that differs.
    struct Difference: Codable, Sendable {
        /// The path of the snapshot in its folder.
        let path: String
        /// The place of the first change in the markup.
        let place: String
        /// The first changes in words.
        let changes: [String]
    }

    let same: Int
    let differences: [Difference]
    /// The paths of previews without a recorded snapshot.
    let new: [String]
    /// Why others cannot be compared.
    let failures: [String]
    let nextCursor: String?
}

extension AssistantTools {
    /// The maximum number of differences in an answer, and of paths, which `accept_snapshots` takes in one call.
    private static let (differenceLimit, pathLimit) = (20, 100)

    func comparePreviews() throws -> Tool {
        try Tool(
            "compare_previews", title: "Compare with snapshots",
            description: """
                Compares the previews with the recorded HTML snapshots, and says in words what differs. Records and accepts \
                nothing.
                """
        ) { (arguments: ComparePreviewsArguments, call) in
            let work = work
            try work.snapshots.expectSettings()
            let compared = try snapshots(arguments, in: work)
            var found = SnapshotFindings()
            for (index, snapshot) in compared.enumerated() {
                try call.checkCancellation()
                if index.isMultiple(of: 50) { call.progress(index, of: compared.count, snapshot.path) }
                found.add(snapshot, in: work.snapshots)
            }
            let part = try ListPage(found.differences, from: arguments.cursor, limit: Self.differenceLimit)
            let output = ComparePreviewsOutput(
                same: found.same, differences: Array(part.elements), new: Array(found.new.prefix(Self.pathLimit)),
                failures: Array(found.failures.prefix(Self.pathLimit)), nextCursor: part.nextCursor)
            return ToolAnswer((found.lines(output) + part.rest).joined(separator: "\n"), output)
        }
    }

    private func snapshots(_ arguments: ComparePreviewsArguments, in work: BackgroundWork) throws -> [PreviewSnapshot] {
        guard !work.snapshots.isEmpty else {
            throw AssistantError("The package has no folder of snapshots. The command 'snapshots record' makes it.")
        }
        let asked = try arguments.locale.map { [try locale($0, in: work.content)] }
        let all = work.content.catalog.snapshots(
            locales: asked ?? work.content.locales.map(\.identifier), renderer: work.content.renderer)
        guard let view = arguments.view else { return all }
        let entry = try work.content.catalog.entry(forAssistant: view)
        return all.filter { $0.preview.viewModelName == entry.viewModelName }
    }
}

/// What a comparison has found.
private struct SnapshotFindings {
    private(set) var same = 0
    private(set) var differences: [ComparePreviewsOutput.Difference] = []
    private(set) var new: [String] = []
    private(set) var failures: [String] = []

    mutating func add(_ snapshot: PreviewSnapshot, in index: SnapshotIndex) {
        do {
            guard let file = index.file(of: snapshot), file.isRecorded else { return new.append(snapshot.path) }
            switch try index.compare(snapshot.html(), with: file, mode: .never) {
            case .same, .recorded: same += 1
            case .different(let difference): differences.append(.init(snapshot.path, difference))
            case .missing: new.append(snapshot.path)
            case .conflicted: failures.append("\(snapshot.path) contains the marks of a merge conflict.")
            case .repainted: break
            }
        } catch {
            failures.append("\(snapshot.path): \(error.localizedDescription)")
        }
    }

    func lines(_ output: ComparePreviewsOutput) -> [String] {
        let counts = [
            "\(same) same, \(differences.count) different, \(new.count) not recorded, \(failures.count) not comparable."
        ]
        return counts + output.differences.lines
            + output.failures + notRecorded(output.new)
    }

    /// The paths of new previews in one line.
    private func notRecorded(_ paths: [String]) -> [String] {
        guard !paths.isEmpty else { return [] }
        let more = new.count > paths.count ? ["… \(new.count - paths.count) more. Name a view or a locale."] : []
        return ["not recorded: \(paths.joined(separator: ", "))"] + more
    }
}

extension [ComparePreviewsOutput.Difference] {
    /// The changes, each with all snapshots that have the same ones.
    fileprivate var lines: [String] {
        groupedInOrder { [$0.place] + $0.changes }.flatMap { _, equal in
            ["\(equal.map(\.path).joined(separator: ", ")), at \(equal[0].place)"] + equal[0].changes.map { "  \($0)" }
        }
    }
}

extension ComparePreviewsOutput.Difference {
    fileprivate init(_ path: String, _ difference: SnapshotDifference) {
        let more = difference.omittedEdits > 0 ? ["… and \(difference.omittedEdits) more changes"] : []
        let edits = difference.edits.map(\.line)
        self.init(
            path: path, place: difference.place,
            changes: edits.isEmpty ? ["Only the formatting differs."] : edits + more)
    }
}

extension DescribedEdit {
    /// The change in words.
    fileprivate var line: String {
        let what = [element, name.map { "\"\($0)\"" }, attribute ?? kind.rawValue].compactMap(\.self)
            .joined(separator: " ")
        guard old != nil || new != nil else { return what }
        let (old, new) = (old.map { "\"\($0)\"" } ?? "nothing", new.map { "\"\($0)\"" } ?? "nothing")
        return "\(what): \(old) → \(new)"
    }
}
