/// Finds keys that stand twice.
struct DuplicateKey: CheckRule {
    let name = "duplicate-key"
    let severity = CheckSeverity.error
    let summary = "A key stands twice in a locale"
    let explanation = """
        Of two texts under one key only the first is used, so a change of the other does nothing. Keys of all files of all \
        bundles are one store. A key that stands twice in one map makes the whole file unreadable.
        """
    let fix = "Remove one of the two places, both of which are named."

    func findings(in subject: CheckSubject) -> [CheckFinding] {
        subject.findings(of: self, .duplicateKey)
    }
}
