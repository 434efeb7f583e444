import FOSMVVM
import Foundation
import HTMLParsing
import HTMLSnapshots
import PreviewCatalog
import PreviewSnapshots

/// Performs the actions of the snapshot pages. Each returns the address of the next page.
///
/// The files are those of the catalog's previews, of pending changes, and of the last comparison. No name in a request
/// becomes a path.
struct SnapshotActions {
    let context: PageContext

    private var index: SnapshotIndex { context.work.snapshots }
    private var list: String { context.links.address(SnapshotsPage()) }

    /// Records the current HTML of a preview.
    func accept(_ snapshot: PreviewSnapshot) throws -> String {
        guard context.lists(snapshot) else {
            throw PageError.refused(
                .badRequest,
                message: "The locale '\(snapshot.locale.tag)' has no texts of its own. Nothing is written.")
        }
        let next = next(after: snapshot)
        if let file = index.file(of: snapshot) {
            try decide(.accepted, about: [file]) { try record(snapshot, in: file) }
        }
        return next
    }

    /// Removes the pending change of a preview.
    func reject(_ snapshot: PreviewSnapshot) throws -> String {
        let next = next(after: snapshot)
        try reject(context.snapshots.pending.filter { $0.path == snapshot.path })
        return next
    }

    /// Returns the group that the page showed.
    func group(_ id: String) throws -> ReviewGroup {
        guard let group = context.snapshotReview.groups.first(where: { $0.id == id }) else {
            throw PageError.refused(
                .conflict, message: "These snapshots have changed since the page was loaded. Nothing is written.")
        }
        return group
    }

    /// Accepts the pending changes, records the new snapshots, or removes the unused ones.
    func accept(_ group: ReviewGroup) throws -> String {
        switch group {
        case .changed(let group): try accept(group.members)
        case .new(let snapshots):
            let files = snapshots.compactMap { snapshot in index.file(of: snapshot).map { (snapshot, $0) } }
            try decide(.recorded, about: files.map(\.1)) { try each(files) { try record($0, in: $1) } }
        case .unused(let files):
            let snapshots = files.map { HTMLSnapshot(folder: $0.folder.url, recordedPath: $0.path) }
            try decide(.removed, about: snapshots) {
                try each(files) { try $0.folder.remove([$0.path], mode: index.mode) }
            }
        }
        return list
    }

    /// Accepts the changes that were shown. If a preview has changed since, its change stays pending.
    private func accept(_ members: [HTMLSnapshot]) throws {
        let previews = Dictionary(
            context.content.snapshots(at: members.map(\.path)).map { ($0.path, $0) },
            uniquingKeysWith: { first, _ in first })
        try decide(.accepted, about: members) {
            try each(members) { pending in
                // A preview has no HTML at the path of a picture.
                if let preview = previews[pending.path] {
                    let shown = try pending.texts().pending
                    _ = try index.compare(preview.html(), with: pending, mode: .missing)
                    guard pending.isPending, try pending.texts().pending == shown else { return }
                }
                try pending.accept(mode: index.mode)
            }
        }
    }

    /// Removes the pending changes.
    func reject(_ group: ReviewGroup) throws -> String {
        if case .changed(let group) = group { try reject(group.members) }
        return list
    }

    private func reject(_ members: [HTMLSnapshot]) throws {
        try decide(.rejected, about: members) {
            try each(members) { try $0.reject(mode: index.mode) }
        }
    }

    /// Accepts all pending changes, with the current HTML of previews.
    func acceptAll() throws -> String {
        let pending = context.snapshots.pending
        let previews = Dictionary(
            context.content.snapshots(at: pending.map(\.path)).map { ($0.path, $0) },
            uniquingKeysWith: { first, _ in first })
        try decide(.accepted, about: pending) {
            try each(pending) { pending in
                if let preview = previews[pending.path] {
                    try record(preview, in: pending)
                } else {
                    try pending.accept(mode: index.mode)
                }
            }
        }
        return list
    }

    /// Restores the files of the last decision. Leads back to the snapshot if it was about one.
    func undo() throws -> String {
        let paths: [String]
        do {
            paths = try index.history.undo(mode: index.mode)
        } catch let error as HTMLSnapshotError {
            guard case .changedSince = error else { throw error }
            throw PageError.refused(.conflict, message: error.localizedDescription)
        }
        let restored = context.content.snapshots(at: paths)
        return restored.count == 1 ? context.links.address(restored[0]) : list
    }

    /// Records the current HTML, which may differ from the pending change.
    private func record(_ snapshot: PreviewSnapshot, in file: HTMLSnapshot) throws {
        _ = try index.compare(snapshot.html(), with: file, mode: index.mode)
    }

    /// Makes a decision that can be undone. An error does not prevent that.
    private func decide(
        _ kind: SnapshotHistory.Kind, about snapshots: [HTMLSnapshot], _ body: () throws -> Void
    ) throws {
        var result = Result<Void, any Error>.success(())
        let decision = SnapshotDecision.making(about: snapshots) { result = Result(catching: body) }
        index.history.note(kind, decision, about: snapshots.map(\.path))
        try result.get()
    }

    /// Calls a function for each element. An error for one of them does not affect others, and is thrown at the end.
    private func each<Element>(_ elements: [Element], _ body: (Element) throws -> Void) throws {
        let errors = elements.compactMap { element in
            do {
                try body(element)
                return nil as (any Error)?
            } catch {
                return error
            }
        }
        if let error = errors.first { throw error }
    }

    /// Returns the snapshot of a preview in the requested locale and version.
    func snapshot(of endpoint: some PreviewEndpoint) throws(PageError) -> PreviewSnapshot {
        for refusal in context.refusals {
            switch refusal.parameter {
            case .snapshot, .locale:
                throw .refused(
                    .badRequest, message: "There are no texts for the locale '\(refusal.value)'. Nothing is written.")
            case .view:
                throw .refused(
                    .badRequest,
                    message: "'\(refusal.value)' is not a version. Use template or swift. Nothing is written.")
            default: break
            }
        }
        return context.snapshot(of: try endpoint.preview(in: context.content))
    }

    private func next(after snapshot: PreviewSnapshot) -> String {
        let walk = context.snapshotReview.walk
        let index = walk.firstIndex { $0.path == snapshot.path }
        let others = walk.dropFirst((index ?? -1) + 1) + walk.prefix(index ?? 0)
        return others.first.map(context.links.address) ?? list
    }

    /// Compares the recorded snapshots. The page of the list shows the result.
    func verify() throws -> String {
        let content = context.content
        index.history.comparison = try context.work.compareSnapshots()
        _ = index.history.compares(viewVersion: content.viewVersion)
        return list
    }
}

extension PageLinks {
    /// Returns the address of the page of a snapshot.
    func address(_ snapshot: PreviewSnapshot) -> String {
        address(SnapshotPage(snapshot.preview)) {
            $0.snapshot = snapshot.locale
            $0.view = snapshot.version
        }
    }
}
