import Diagnostics
import Foundation
import HTMLSnapshots
import ModelContextProtocol
import PreviewSnapshots

/// The arguments of `accept_snapshots`.
struct AcceptSnapshotsArguments: DescribedProperties {
    let paths: [String]

    static let descriptions = [
        "paths": "The paths of differences and new snapshots, as compare_previews names them, at most 100."
    ]
}

/// The output of `accept_snapshots`.
struct AcceptSnapshotsOutput: Codable, Sendable {
    /// The files that were written.
    let files: [String]
}

extension AssistantTools {
    /// The maximum number of snapshots in a call.
    private static let acceptLimit = 100

    func acceptSnapshots() throws -> Tool {
        try Tool(
            "accept_snapshots", title: "Accept snapshots",
            description: """
                Records the current HTML of previews as their snapshots. Call compare_previews first, and accept only what \
                was meant to change.
                """, annotations: .writing
        ) { (arguments: AcceptSnapshotsArguments, _) in
            let work = work
            try work.snapshots.expectSettings()
            guard arguments.paths.count <= Self.acceptLimit else {
                throw AssistantError("A call accepts at most \(Self.acceptLimit) snapshots.")
            }
            let known = work.content.catalog.snapshots(
                locales: work.content.locales.map(\.identifier), renderer: work.content.renderer)
            let snapshots = try arguments.paths.map { path in
                guard let snapshot = known.first(where: { $0.path == path }) else {
                    throw AssistantError(
                        NearestNames.unknown(
                            "snapshot", path, among: known.map(\.path), hint: " Call compare_previews."))
                }
                return snapshot
            }
            let files = try work.snapshots.accept(snapshots).map { work.content.paths.relative($0.path) }
            return ToolAnswer(
                files.map { "\($0) is written." }.joined(separator: "\n"), AcceptSnapshotsOutput(files: files))
        }
    }
}

extension SnapshotIndex {
    /// Records the current HTML of previews in one decision, and returns the files.
    ///
    /// - Throws: The error of the first one that cannot be recorded. Others are.
    fileprivate func accept(_ snapshots: [PreviewSnapshot]) throws -> [URL] {
        let files = snapshots.compactMap { snapshot in file(of: snapshot).map { (snapshot, $0) } }
        var errors: [any Error] = []
        let decision = SnapshotDecision.making(about: files.map(\.1)) {
            for (snapshot, file) in files {
                do {
                    _ = try compare(snapshot.html(), with: file, mode: mode)
                } catch {
                    errors.append(error)
                }
            }
        }
        history.note(.accepted, decision, about: files.map(\.1.path))
        if let error = errors.first { throw error }
        return files.map(\.1.file)
    }
}
