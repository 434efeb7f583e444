import Diagnostics
import PreviewSnapshots

/// Finds folders of snapshots that a test target does not exclude.
struct SnapshotExclusion: PackageRule {
    let name = "snapshot-exclusion"
    let severity = CheckSeverity.warning
    let summary = "A test target does not exclude its snapshots"
    let explanation = """
        SwiftPM takes every file in the folder of a target as a part of it. Each build lists snapshots as unhandled files, \
        one line for each, unless the target excludes their folder.
        """
    let fix = "Add exclude: [\"__Snapshots__\"] to the test target in Package.swift."

    func findings(in package: CheckedPackage) -> [CheckFinding] {
        package.unexcludedSnapshots().map { folder in
            finding(
                "The target \(folder.target) does not exclude its snapshots, so each build lists them as unhandled files. "
                    + "Add \(folder.argument) to it.",
                at: SourcePlace(file: "Package.swift", line: folder.line))
        }
    }
}
