/// The version of this package, which people name when they report a problem.
package enum HostVersion {
    /// The number of this release, or of the one that comes next. `CHANGELOG.md` describes it.
    package static let number = "1.0.0"

    /// Whether there is a release with this number.
    package static let isReleased = false

    /// The number with the commit that was built. Builds outside a Git checkout have no commit.
    package static let description: String = {
        let details = [commit.map { "commit \($0)" }, isReleased ? nil : "not released"].compactMap(\.self)
        return "Preview Host \(number)" + (details.isEmpty ? "" : " (\(details.joined(separator: ", ")))")
    }()
}
