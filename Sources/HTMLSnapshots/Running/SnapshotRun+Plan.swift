extension SnapshotRun {
    /// Compares what a plan has selected, and tells of obsolete files.
    ///
    /// - Parameters:
    ///   - plan: What to compare.
    ///   - folder: The folder of all snapshots.
    ///   - rejectsObsolete: Whether the run fails by obsolete files.
    ///   - reporters: Who gets the results.
    /// - Throws: ``HTMLSnapshotError`` when the folder cannot be listed.
    public func run(
        _ plan: SnapshotPlan, in folder: SnapshotFolder, rejectsObsolete: Bool, reporters: [any SnapshotReporter]
    ) throws -> SnapshotSummary {
        run(
            plan.selected, total: plan.selected.count, obsolete: try plan.obsolete(in: folder),
            rejectsObsolete: rejectsObsolete, reporters: reporters)
    }
}
