import FOSMVVM
import Foundation
import HTMLParsing
import HTMLSnapshots
import HTTPCore
import PreviewCatalog
import PreviewSnapshots

/// The action of a form on the snapshot pages.
protocol SnapshotAction: FormAction {
    /// Performs the action, and returns the address of the next page.
    func perform(_ actions: SnapshotActions) throws -> String
}

extension SnapshotAction {
    static var parameters: Set<PageParameter> { PageParameter.ofSnapshots }

    /// The page of the form, which shows its errors.
    var page: any Endpoint { SnapshotsPage() }

    func answer(in context: PageContext) throws(PageError) -> Answer {
        let snapshots = context.content.snapshots
        guard !snapshots.isReadOnly else {
            throw .refused(.forbidden, message: "CI is set in the environment, so nothing is written.")
        }
        defer { snapshots.relist() }
        do {
            let next = try perform(SnapshotActions(context: context))
            return .response(HTTPResponse(status: .seeOther, headers: [.location: next]))
        } catch let error as PageError {
            throw error
        } catch HTMLSnapshotError.readOnly(let file) {
            throw .refused(.forbidden, message: HTMLSnapshotError.readOnly(file).localizedDescription)
        } catch {
            throw .refused(.internalServerError, message: error.localizedDescription)
        }
    }
}

/// Records the current HTML of a preview, `/snapshots/{ViewModel}/{preview}/accept`.
struct AcceptSnapshot: PreviewEndpoint, SnapshotAction {
    static let pattern = PathPattern("snapshots", values: 2...2, suffix: ["accept"])
    let viewModel: String
    let slug: String?

    func perform(_ actions: SnapshotActions) throws -> String { try actions.accept(actions.snapshot(of: self)) }
}

/// Removes the pending change of a preview, `/snapshots/{ViewModel}/{preview}/reject`.
struct RejectSnapshot: PreviewEndpoint, SnapshotAction {
    static let pattern = PathPattern("snapshots", values: 2...2, suffix: ["reject"])
    let viewModel: String
    let slug: String?

    func perform(_ actions: SnapshotActions) throws -> String { try actions.reject(actions.snapshot(of: self)) }
}

/// Accepts all pending changes, `/snapshots/accept`.
struct AcceptAllSnapshots: FixedEndpoint, SnapshotAction {
    static let pattern = PathPattern("snapshots", "accept")

    func perform(_ actions: SnapshotActions) throws -> String { try actions.acceptAll() }
}

/// Compares every preview in every locale, and writes pending changes, `/snapshots/verify`.
struct VerifySnapshots: FixedEndpoint, SnapshotAction {
    static let pattern = PathPattern("snapshots", "verify")

    func perform(_ actions: SnapshotActions) throws -> String { try actions.verify() }
}

/// Performs the actions of the snapshot pages. Each returns the address of the next page.
///
/// The files are those of the catalog's previews and of pending changes. No name in a request becomes a path.
struct SnapshotActions {
    let context: PageContext

    private var shelf: SnapshotIndex { context.content.snapshots }
    private var pending: [PendingSnapshot] { context.snapshots.pending }
    private var list: String { context.links.address(SnapshotsPage()) }

    /// Records the current HTML of a preview.
    func accept(_ snapshot: PreviewSnapshot) throws -> String {
        guard context.lists(snapshot) else {
            throw PageError.refused(
                .badRequest,
                message: "The locale '\(snapshot.locale.tag)' has no texts of its own. Nothing is written.")
        }
        if let file = shelf.file(of: snapshot) { try accept(snapshot, in: file) }
        return next(after: snapshot)
    }

    /// Removes the pending change of a preview.
    func reject(_ snapshot: PreviewSnapshot) throws -> String {
        try pending.first { $0.path == snapshot.path }?.reject(mode: shelf.mode)
        return next(after: snapshot)
    }

    /// Records the current HTML, which may differ from the pending change.
    private func accept(_ snapshot: PreviewSnapshot, in file: HTMLSnapshot) throws {
        _ = try shelf.compare(snapshot, with: file, mode: shelf.mode)
    }

    /// Accepts all pending changes, with the current HTML of previews. One that cannot be accepted does not affect
    /// others.
    func acceptAll() throws -> String {
        let files = recordedFiles()
        let errors = pending.compactMap { pending -> (any Error)? in
            do {
                if let (snapshot, file) = files[pending.pending.path] {
                    try accept(snapshot, in: file)
                } else {
                    try pending.accept(mode: shelf.mode)
                }
                return nil
            } catch {
                return error
            }
        }
        if let error = errors.first { throw error }
        return list
    }

    /// Returns the previews and their files, by the paths of their pending changes.
    private func recordedFiles() -> [String: (PreviewSnapshot, HTMLSnapshot)] {
        let snapshots = context.content.snapshots(at: pending.map(\.path))
        let found = snapshots.compactMap { snapshot in shelf.file(of: snapshot).map { (snapshot, $0) } }
        return Dictionary(found.map { ($0.1.pending.path, $0) }, uniquingKeysWith: { first, _ in first })
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
        let others = pending.map(\.path).filter { $0 != snapshot.path }
        let waiting = SnapshotListItem.waiting(others, context)
        let next = waiting.first { $0.path > snapshot.path } ?? waiting.first
        return next?.address ?? list
    }

    /// Compares the recorded snapshots on all processors. Ignores previews without a snapshot.
    ///
    /// - Throws: The first error of a file or of the settings, after all others are compared.
    func verify() throws -> String {
        let content = context.content
        let snapshots = content.catalog.snapshots(
            locales: content.locales.map(\.identifier), renderer: content.renderer)
        let workers = ProcessInfo.processInfo.activeProcessorCount
        let failures = snapshots.concurrentMap(workers: workers) { failure(of: $0) }
        if let first = failures.lazy.compactMap(\.self).first { throw first }
        return list
    }

    /// Compares a snapshot. If it cannot have a pending change, its own page explains why.
    private func failure(of snapshot: PreviewSnapshot) -> (any Error)? {
        guard let file = shelf.file(of: snapshot), file.isRecorded else { return nil }
        do {
            _ = try shelf.compare(snapshot, with: file, mode: .missing)
            return nil
        } catch {
            let saysSo = error is IncompletePreviewError || error is PreviewFailure || error is HTMLParsingError
            return saysSo ? nil : error
        }
    }
}
