/// The version of this package, which people name when they report a problem.
package enum HostVersion {
    /// The number of the release, or of the one that comes next. `CHANGELOG.md` describes it.
    package static let number = "1.0.0"

    /// The number with the commit that was built. Builds outside a Git checkout have no commit.
    package static let description = "Preview Host \(number) (\(commit.map { "commit \($0)" } ?? "no commit known"))"
}
