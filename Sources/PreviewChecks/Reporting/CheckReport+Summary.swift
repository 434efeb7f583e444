extension CheckReport {
    /// One line: `28 rules: 2 errors, 1 warning`.
    package var summary: String {
        let counts = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }.map(Self.count)
        let found = counts.isEmpty ? "nothing found" : counts.joined(separator: ", ")
        return "\(Self.count(rules.count, "rule")): \(found)"
    }

    private static func count(_ count: Int, _ name: String) -> String {
        "\(count) \(name)\(count == 1 ? "" : "s")"
    }
}
