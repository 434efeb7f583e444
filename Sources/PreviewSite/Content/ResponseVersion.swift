import Synchronization

/// How often that what responses show has changed, by what has changed.
package struct ResponseVersion: Hashable, Sendable {
    var page = PageVersion()
    /// How often problems of previews were found.
    var problems = 0
    /// How often pending snapshots were accepted, rejected or compared.
    var decisions = 0
}

/// How often what open pages must show at once has changed.
struct PageVersion: Hashable, Sendable {
    /// How often files were read again.
    var files = 0
    /// How often other snapshots were pending than before.
    var snapshots = 0
    /// How often assistants called a tool, connected, or got another permission.
    var calls = 0
}

extension PageVersion: Comparable {
    static func < (left: Self, right: Self) -> Bool {
        (left.files, left.snapshots, left.calls) < (right.files, right.snapshots, right.calls)
    }
}

extension PageVersion: LosslessStringConvertible {
    init?(_ description: String) {
        let numbers = description.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard (2...3).contains(numbers.count), let files = numbers[0], let snapshots = numbers[1],
            let calls = numbers.count == 3 ? numbers[2] : 0
        else { return nil }
        self.init(files: files, snapshots: snapshots, calls: calls)
    }

    /// The numbers, such as `12.3`, and `12.3.1` after a call of an assistant.
    var description: String { "\(files).\(snapshots)\(calls > 0 ? ".\(calls)" : "")" }
}

/// Counts changes, on any thread.
final class ChangeCounter: Sendable {
    private let state = Mutex(ResponseVersion())
    private let changes = Atomic(0)

    /// The numbers of changes so far.
    var version: ResponseVersion { state.withLock(\.self) }

    /// The number of all changes so far.
    var count: Int { changes.load(ordering: .acquiring) }

    /// Counts a change, which must be visible to other threads already.
    func advance(_ kind: WritableKeyPath<ResponseVersion, Int>) {
        state.withLock { $0[keyPath: kind] += 1 }
        changes.add(1, ordering: .releasing)
    }
}
