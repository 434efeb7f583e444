import Foundation

/// Two snapshots of tests are one file.
struct SharedSnapshotError: LocalizedError, Equatable {
    /// What the tests call them.
    let titles: [String]
    /// The file below the folder of all snapshots.
    let path: String

    var errorDescription: String? {
        "\(titles.map { "\"\($0)\"" }.joined(separator: " and ")) are one file, \(path), on some disks or on all. "
            + "Give one of them another name."
    }
}
