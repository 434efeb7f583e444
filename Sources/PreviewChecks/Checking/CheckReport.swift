/// What a check found.
package struct CheckReport: Sendable {
    /// What was found: files that cannot be read first, then in order of file and line; of each rule no more than a
    /// check tells.
    package let findings: [CheckFinding]
    /// How many more a rule found, by its name.
    package let omitted: [String: Int]
    /// How many errors there are, those that are not told among them.
    package let errors: Int
    /// How many warnings there are, those that are not told among them.
    package let warnings: Int
    /// The rules that were asked.
    package let rules: [any CheckRule]
}
