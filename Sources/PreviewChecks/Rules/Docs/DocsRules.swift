import Foundation
import MarkdownDocs

/// Finds links in docs that lead nowhere.
struct BrokenLinks: CheckRule {
    let name = "broken-link"
    let severity = CheckSeverity.error
    let summary = "A link or image in the docs leads nowhere"
    let explanation = """
        The rule checks links and images of the pages in Docs: links to other pages with their .md, to headings, and \
        to files. It does not check addresses with a scheme or from the root of a host.
        """
    let fix = "Correct the link, or add its target."

    func findings(in subject: CheckContext) -> [CheckFinding] {
        subject.docs.brokenLinks().map { subject.finding(of: self, $0) }
    }
}

/// Finds pages of docs that cannot be shown.
struct UnreadableDocs: CheckRule {
    let name = "unreadable-docs"
    let severity = CheckSeverity.error
    let summary = "A page of the docs cannot be shown"
    let explanation = "The site lists a page that is not UTF-8, is too large or cannot be read, but cannot show it."
    let fix = "Save the file as UTF-8, or split it into several pages."

    func findings(in subject: CheckContext) -> [CheckFinding] {
        subject.docs.errors.map { subject.finding(of: self, $0) }
    }
}
