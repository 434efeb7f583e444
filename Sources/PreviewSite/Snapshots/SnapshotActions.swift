import FOSMVVM
import Foundation
import HTMLParsing
import HTMLSnapshots
import HTTPCore
import PreviewCatalog
import PreviewSnapshots

/// Does what the forms of the snapshots' pages ask for.
///
/// Files are those of the catalog's previews, and those found waiting: no name in a request becomes a path.
struct SnapshotActions {
    let context: PageContext
    /// Gets what the templates of the site's own pages lack.
    let log: @Sendable (String) -> Void

    private var shelf: SnapshotIndex { context.content.snapshots }

    /// Does it, and leads on to the next page: the next one that waits, or the list.
    func response(to action: FormAction) -> HTTPResponse {
        do {
            if shelf.isReadOnly {
                return refusal(.forbidden, "CI is set in the environment, so nothing is written.")
            }
            defer { shelf.recount() }
            return HTTPResponse(status: .seeOther, headers: ["Location": try perform(action)])
        } catch let error as PageError {
            return Pages(context: context).page(about: error).response(in: context, log: log)
        } catch HTMLSnapshotError.readOnly(let file) {
            return refusal(.forbidden, HTMLSnapshotError.readOnly(file).localizedDescription)
        } catch {
            return refusal(.internalServerError, error.localizedDescription)
        }
    }

    private func refusal(_ status: HTTPStatus, _ message: String) -> HTTPResponse {
        let error = PageError.refused(status, message: message)
        return Pages(context: context).page(about: error).response(in: context, log: log)
    }

    /// Returns the address of what to show next.
    private func perform(_ action: FormAction) throws -> String {
        switch action {
        case .accept(let viewModel, let slug):
            let snapshot = try snapshot(viewModel, slug)
            guard context.lists(snapshot) else {
                throw PageError.refused(
                    .badRequest,
                    message: "No text is for the locale '\(snapshot.locale.tag)' itself. Nothing is written.")
            }
            if let file = shelf.file(of: snapshot) { try accept(snapshot, in: file) }
            return next(after: snapshot)
        case .reject(let viewModel, let slug):
            let snapshot = try snapshot(viewModel, slug)
            try shelf.pending.first { $0.path == snapshot.path }?.reject(mode: shelf.mode)
            return next(after: snapshot)
        case .acceptAll:
            try acceptAll()
        case .verify:
            try verify()
        }
        return context.links.address(.snapshots)
    }

    /// Records what is rendered now, which may have changed since something waits.
    private func accept(_ snapshot: PreviewSnapshot, in file: HTMLSnapshot) throws {
        _ = try shelf.compare(snapshot, with: file, mode: shelf.mode)
    }

    /// Accepts all that waits; of the previews, what is rendered now. One that cannot be accepted leaves the others alone.
    private func acceptAll() throws {
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

    private func snapshot(_ viewModel: String, _ slug: String) throws(PageError) -> PreviewSnapshot {
        if let unknown = context.refusals.first(where: { $0.parameter == .snapshot || $0.parameter == .locale }) {
            throw .refused(
                .badRequest, message: "There are no texts for the locale '\(unknown.value)'. Nothing is written.")
        }
        let preview = try Pages(context: context).preview(viewModel, slug: slug)
        return PreviewSnapshot(preview, locale: context.snapshotLocale, renderer: context.content.renderer)
    }

    private func next(after snapshot: PreviewSnapshot) -> String {
        let waiting = SnapshotListItem.pending(context)
        let next = waiting.first { $0.path > snapshot.path } ?? waiting.first
        return next?.address ?? context.links.address(.snapshots)
    }

    /// Compares what is recorded on all processors; what is not recorded yet is left alone.
    ///
    /// - Throws: The first error of a file, or of the settings, once all others are compared.
    private func verify() throws {
        let workers = ProcessInfo.processInfo.activeProcessorCount
        let failures = snapshots().concurrentMap(workers: workers) { failure(of: $0) }
        if let first = failures.lazy.compactMap(\.self).first { throw first }
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
