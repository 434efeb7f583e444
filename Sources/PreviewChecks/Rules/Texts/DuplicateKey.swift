/// Finds keys that stand twice.
struct DuplicateKey: CheckRule {
    let name = "duplicate-key"
    let severity = CheckSeverity.error
    let summary = "A key stands twice in a locale"
    let explanation = """
        Of two texts under one key only the first is used, so a change of the other does nothing. Keys of all files of all \
        bundles are one store. A locale or type that stands twice in one map is told too, since other tools refuse such a \
        file or take the last one; the texts of both are used.
        """
    let fix = "Remove one of the two places, both of which are named, or write below one what stands below both."

    func findings(in subject: CheckSubject) -> [CheckFinding] {
        subject.findings(of: self, .duplicateKey)
    }
}
