/// Finds YAML files that cannot be read, or parts of them.
struct UnreadableTexts: CheckRule {
    let name = "unreadable-texts"
    let severity = CheckSeverity.error
    let summary = "A YAML file, or a part of it, cannot be read"
    let explanation = """
        The texts of a file that does not parse are missing everywhere, so it is told first, and missing-translation says nothing \
        of types that a locale has no text of until the file is mended. Below a locale stand maps of types, and in them texts, \
        lists of texts, or further maps; nothing else is understood.
        """
    let fix = "Mend the line that is named. Texts with a colon, a # or a leading % need quotes."

    func findings(in subject: CheckSubject) -> [CheckFinding] {
        subject.findings(of: self, .unreadable, .inaccessible)
    }
}
