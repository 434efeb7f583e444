import HTMLSnapshots
import HTTPCore

/// The action of a form on the snapshot pages.
protocol SnapshotAction: FormAction {
    /// Performs the action, and returns the address of the next page.
    func perform(_ actions: SnapshotActions) throws -> String
}

extension SnapshotAction {
    static var changesFiles: Bool { true }
    static var parameters: Set<PageParameter> { PageParameter.ofSnapshots }

    /// The page of the form, which shows its errors.
    var page: any Endpoint { SnapshotsPage() }

    func answer(in context: PageContext) throws(PageError) -> Answer {
        let snapshots = context.work.snapshots
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

/// Accepts a group of changes, `/snapshots/groups/{id}/accept`.
struct AcceptSnapshotGroup: SnapshotAction {
    static let pattern = PathPattern("snapshots", "groups", values: 1...1, suffix: ["accept"])
    let values: [String]

    func perform(_ actions: SnapshotActions) throws -> String { try actions.accept(actions.group(values[0])) }
}

/// Removes the pending changes of a group, `/snapshots/groups/{id}/reject`.
struct RejectSnapshotGroup: SnapshotAction {
    static let pattern = PathPattern("snapshots", "groups", values: 1...1, suffix: ["reject"])
    let values: [String]

    func perform(_ actions: SnapshotActions) throws -> String { try actions.reject(actions.group(values[0])) }
}

/// Accepts all pending changes, `/snapshots/accept`.
struct AcceptAllSnapshots: FixedEndpoint, SnapshotAction {
    static let pattern = PathPattern("snapshots", "accept")

    func perform(_ actions: SnapshotActions) throws -> String { try actions.acceptAll() }
}

/// Restores the files of the last decision, `/snapshots/undo`.
struct UndoSnapshots: FixedEndpoint, SnapshotAction {
    static let pattern = PathPattern("snapshots", "undo")

    func perform(_ actions: SnapshotActions) throws -> String { try actions.undo() }
}

/// Compares every preview in every locale, and writes pending changes, `/snapshots/verify`.
struct VerifySnapshots: FixedEndpoint, SnapshotAction {
    static let pattern = PathPattern("snapshots", "verify")

    func perform(_ actions: SnapshotActions) throws -> String { try actions.verify() }
}
