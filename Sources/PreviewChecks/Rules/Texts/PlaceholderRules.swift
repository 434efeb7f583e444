/// Finds texts whose placeholders differ from those of the default locale, or from those of the form `other`.
struct DifferentPlaceholders: TextRule {
    let name = "different-placeholders"
    let severity = CheckSeverity.error
    let summary = "Placeholders differ from the default locale, or from the form 'other'"
    let explanation = """
        If a translation lacks a placeholder %{name}, the value is not shown. If only the translation has it, it is \
        shown unchanged. The rule compares the elements of a list one by one. It compares all forms of a plural \
        together, and the form 'other' separately. Each other form must have the placeholders of 'other', unless only \
        one number uses it: 'one' may say "One file" in English, but not in French, where it also applies to 0. The \
        rule unfilled-placeholder reports a placeholder that is not closed, and different-kind reports a list instead \
        of a text.
        """
    let fix = "Write the same placeholders in every locale. Their order may differ."

    func findings(in texts: CheckedTexts) -> [CheckFinding] {
        texts.findings(of: self, .differentPlaceholders)
    }
}

/// Finds placeholders that are shown unchanged.
struct UnfilledPlaceholder: TextRule {
    let name = "unfilled-placeholder"
    let severity = CheckSeverity.error
    let summary = "A placeholder has no value, or is not closed"
    let explanation = """
        A placeholder without a value is shown unchanged: %{count}. Previews determine the values of a text. The rule \
        different-placeholders reports a placeholder that the default locale lacks. Placeholders that are not closed \
        are found in every text.
        """
    let fix = "Fix the placeholder's name, add its value to the substitutions, or write the '}' after it."

    func findings(in texts: CheckedTexts) -> [CheckFinding] {
        texts.findings(of: self, .unfilledPlaceholder)
    }
}

/// Finds texts that are a list, a plural or a single text where another kind is expected.
struct DifferentKind: TextRule {
    let name = "different-kind"
    let severity = CheckSeverity.error
    let summary = "A text is of another kind than a preview or the default locale expects"
    let explanation = """
        A list instead of a text, or a text instead of a list, shows a mark or a text of another locale. A plural \
        without a number shows an arbitrary form. A plural with ordinal forms, 1st and 2nd, is different from one with \
        cardinal forms. A list that is shorter than in the default locale lacks texts. Previews determine the expected \
        kind. A text that no preview uses is compared with the default locale.
        """
    let fix =
        "Write the kind that the property declares: one text, a list of the same length, or a plural for a number."

    func findings(in texts: CheckedTexts) -> [CheckFinding] {
        texts.findings(of: self, .textKind)
    }
}
