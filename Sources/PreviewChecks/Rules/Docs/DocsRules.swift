import Foundation
import MarkdownDocs

/// Finds links of docs that lead nowhere.
struct BrokenLinks: CheckRule {
    let name = "broken-link"
    let severity = CheckSeverity.error
    let summary = "A link or image of a page leads nowhere"
    let explanation = """
        Looked at are the links and images of the pages below Docs: to other pages with their .md, to headings, and to files. \
        Addresses with a scheme or from the root of a host are not followed.
        """
    let fix = "Correct the link, or add what it leads to."

    func findings(in subject: CheckContext) -> [CheckFinding] {
        subject.docs.brokenLinks().map { link in
            finding(link.message, at: subject.place(link.file.path, line: link.line))
        }
    }
}

/// Finds pages of docs that cannot be shown.
struct UnreadableDocs: CheckRule {
    let name = "unreadable-docs"
    let severity = CheckSeverity.error
    let summary = "A page of the docs cannot be shown"
    let explanation = "A page that is not UTF-8, too large or not readable is listed on the site and cannot be opened."
    let fix = "Save the file as UTF-8, or divide it."

    func findings(in subject: CheckContext) -> [CheckFinding] {
        subject.docs.errors.map { error in
            finding(error.message, at: subject.place(error.file.path, line: error.line))
        }
    }
}
