import Foundation
import MarkdownDocs

/// Finds pages of docs that cannot be shown.
struct UnreadableDocs: CheckRule {
    let name = "unreadable-docs"
    let severity = CheckSeverity.error
    let summary = "A page of the docs cannot be shown"
    let explanation = "A page that is not UTF-8, too large or not readable is listed on the site and cannot be opened."
    let fix = "Save the file as UTF-8, or divide it."

    func findings(in subject: CheckSubject) -> [CheckFinding] {
        subject.docs.errors.map { error in
            finding(error.message, at: subject.place(error.file.path, line: error.line))
        }
    }
}
