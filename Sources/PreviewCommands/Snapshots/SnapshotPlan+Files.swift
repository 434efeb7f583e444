import HTMLSnapshots

extension SnapshotPlan {
    /// The files whose preview or locale is gone: those of previews lie one folder deep, and what tests have named
    /// lies deeper.
    ///
    /// - Throws: `HTMLSnapshotError`.
    func unreferenced(in folder: SnapshotFolder) throws -> [String] {
        try obsolete(in: folder).filter { $0.split(separator: "/").count == 2 }
    }
}
