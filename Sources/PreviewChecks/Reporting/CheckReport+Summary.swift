extension CheckReport {
    /// One line: `28 rules: 2 errors, 1 warning`.
    package var summary: String {
        let counts = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }.map(Self.count)
        let found = counts.isEmpty ? "nothing found" : counts.joined(separator: ", ")
        return "\(Self.count(rules.count, "rule")): \(found)"
    }

    /// A line for each rule that found more than is told: `and 50 more [literal-text]`.
    package var omissions: [String] {
        omitted.sorted { $0.key < $1.key }.map { "and \($0.value) more [\($0.key)]" }
    }

    private static func count(_ count: Int, _ name: String) -> String {
        "\(count) \(name)\(count == 1 ? "" : "s")"
    }
}
