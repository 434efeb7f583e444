import FOSMVVM
import Foundation
import HTMLParsing
import HTMLSnapshots
import HTTPCore
import PreviewCatalog
import PreviewSnapshots

/// What a form of the snapshots' pages does when it is sent: an endpoint that answers POST and nothing else.
protocol FormAction: Endpoint {
    /// Does it, and returns the address of what to show next.
    func perform(_ actions: SnapshotActions) throws -> String
}

extension FormAction {
    static var parameters: Set<PageParameter> { PageParameter.ofSnapshots }
    static var isCacheable: Bool { false }

    /// The page that the form belongs to, which is shown about its errors.
    var page: any Endpoint { SnapshotsPage() }

    func answer(in context: PageContext) throws(PageError) -> Answer {
        let snapshots = context.content.snapshots
        guard !snapshots.isReadOnly else {
            throw .refused(.forbidden, message: "CI is set in the environment, so nothing is written.")
        }
        defer { snapshots.recount() }
        do {
            let next = try perform(SnapshotActions(context: context))
            return .response(HTTPResponse(status: .seeOther, headers: ["Location": next]))
        } catch let error as PageError {
            throw error
        } catch HTMLSnapshotError.readOnly(let file) {
            throw .refused(.forbidden, message: HTMLSnapshotError.readOnly(file).localizedDescription)
        } catch {
            throw .refused(.internalServerError, message: error.localizedDescription)
        }
    }
}

/// Records what is rendered of a preview now, `/snapshots/{ViewModel}/{preview}/accept`.
struct AcceptSnapshot: PreviewEndpoint, FormAction {
    static let pattern = PathPattern("snapshots", values: 2...2, suffix: ["accept"])
    let viewModel: String
    let slug: String?

    func perform(_ actions: SnapshotActions) throws -> String { try actions.accept(actions.snapshot(of: self)) }
}

/// Removes what waits beside what is recorded of a preview, `/snapshots/{ViewModel}/{preview}/reject`.
struct RejectSnapshot: PreviewEndpoint, FormAction {
    static let pattern = PathPattern("snapshots", values: 2...2, suffix: ["reject"])
    let viewModel: String
    let slug: String?

    func perform(_ actions: SnapshotActions) throws -> String { try actions.reject(actions.snapshot(of: self)) }
}

/// Records all that waits, `/snapshots/accept`.
struct AcceptAllSnapshots: FixedEndpoint, FormAction {
    static let pattern = PathPattern("snapshots", "accept")

    func perform(_ actions: SnapshotActions) throws -> String { try actions.acceptAll() }
}

/// Compares every preview in every locale, and lets what differs wait, `/snapshots/verify`.
struct VerifySnapshots: FixedEndpoint, FormAction {
    static let pattern = PathPattern("snapshots", "verify")

    func perform(_ actions: SnapshotActions) throws -> String { try actions.verify() }
}

/// Does what the forms of the snapshots' pages ask for. Each action returns the address of what to show next.
///
/// Files are those of the catalog's previews, and those found waiting: no name in a request becomes a path.
struct SnapshotActions {
    let context: PageContext

    private var shelf: SnapshotIndex { context.content.snapshots }
    private var list: String { context.links.address(SnapshotsPage()) }

    /// Records what is rendered of a preview now.
    func accept(_ snapshot: PreviewSnapshot) throws -> String {
        guard context.lists(snapshot) else {
            throw PageError.refused(
                .badRequest,
                message: "No text is for the locale '\(snapshot.locale.tag)' itself. Nothing is written.")
        }
        if let file = shelf.file(of: snapshot) { try accept(snapshot, in: file) }
        return next(after: snapshot)
    }

    /// Removes what waits beside what is recorded of a preview.
    func reject(_ snapshot: PreviewSnapshot) throws -> String {
        try shelf.pending.first { $0.path == snapshot.path }?.reject(mode: shelf.mode)
        return next(after: snapshot)
    }

    /// Records what is rendered now, which may have changed since something waits.
    private func accept(_ snapshot: PreviewSnapshot, in file: HTMLSnapshot) throws {
        _ = try shelf.compare(snapshot, with: file, mode: shelf.mode)
    }

    /// Accepts all that waits; of the previews, what is rendered now. One that cannot be accepted leaves the others alone.
    func acceptAll() throws -> String {
        let files = recordedFiles()
        let errors = shelf.pending.compactMap { pending -> (any Error)? in
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

    /// The previews and their files, by the path of what may wait beside.
    private func recordedFiles() -> [String: (PreviewSnapshot, HTMLSnapshot)] {
        let found = snapshots().compactMap { snapshot in shelf.file(of: snapshot).map { (snapshot, $0) } }
        return Dictionary(found.map { ($0.1.pending.path, $0) }, uniquingKeysWith: { first, _ in first })
    }

    private func snapshots() -> [PreviewSnapshot] {
        let content = context.content
        return content.catalog.snapshots(locales: content.locales.map(\.identifier), renderer: content.renderer)
    }

    /// The snapshot of a preview in the locale that was asked for.
    func snapshot(of endpoint: some PreviewEndpoint) throws(PageError) -> PreviewSnapshot {
        if let unknown = context.refusals.first(where: { $0.parameter == .snapshot || $0.parameter == .locale }) {
            throw .refused(
                .badRequest, message: "There are no texts for the locale '\(unknown.value)'. Nothing is written.")
        }
        let preview = try endpoint.preview(in: context.content)
        return PreviewSnapshot(preview, locale: context.snapshotLocale, renderer: context.content.renderer)
    }

    private func next(after snapshot: PreviewSnapshot) -> String {
        let waiting = SnapshotListItem.pending(context)
        let next = waiting.first { $0.path > snapshot.path } ?? waiting.first
        return next?.address ?? list
    }

    /// Compares what is recorded on all processors; what is not recorded yet is left alone.
    ///
    /// - Throws: The first error of a file, or of the settings, once all others are compared.
    func verify() throws -> String {
        let workers = ProcessInfo.processInfo.activeProcessorCount
        let failures = snapshots().concurrentMap(workers: workers) { failure(of: $0) }
        if let first = failures.lazy.compactMap(\.self).first { throw first }
        return list
    }

    /// What has no HTML that could wait says so on its own page.
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
