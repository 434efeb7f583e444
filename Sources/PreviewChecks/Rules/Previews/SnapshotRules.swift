import Diagnostics
import FOSMVVM
import HTMLSnapshots
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

/// Finds snapshots that differ from their previews.
struct ChangedSnapshot: PackageRule {
    let name = "changed-snapshot"
    let severity = CheckSeverity.warning
    let summary = "A change of a snapshot or of a picture waits for a review"
    let explanation = """
        A test or a command that compares previews writes what differs next to the recorded snapshot. Until somebody accepts \
        or rejects it, tests fail. The rule lists these files, and compares nothing itself. Run 'snapshots verify' for that.
        """
    let fix = "Accept or reject the change on the page Snapshots of the site, or with 'snapshots review'."

    func findings(in package: CheckedPackage) -> [CheckFinding] {
        do {
            return try package.pendingSnapshots().map { pending in
                finding(
                    "\(pending.isPicture ? "The picture" : "The HTML") of \(pending.title) has changed. Accept or reject it.",
                    at: package.place(pending.file),
                    about: FindingSubject(
                        [pending.preview].compactMap(\.self), locales: [pending.locale].compactMap(\.self)))
            }
        } catch {
            return [finding(error.localizedDescription, at: nil)]
        }
    }
}
