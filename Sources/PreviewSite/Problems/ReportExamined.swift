import FOSMVVM
import Foundation
import HTMLRendering
import HTTPCore
import PreviewCatalog
import PreviewChecks

/// Receives what a browser has found in documents, `/problems/examined`.
struct ReportExamined: FixedEndpoint, FormAction {
    static let pattern = PathPattern("problems", "examined")

    var page: any Endpoint { ProblemsPage() }

    func answer(in context: PageContext) throws(PageError) -> Answer {
        // What others find would be in the list of everybody.
        guard context.access.changesFiles else { throw .changesNotAllowed }
        let text = try context.request.form()["results"] ?? ""
        guard let reports = try? JSONDecoder().decode([ExaminedReport].self, from: Data(text.utf8)) else {
            throw .refused(.badRequest, message: "The results are not JSON of the expected structure.")
        }
        let problems = context.work.problems
        let known = Set(problems.documents)
        let results = reports.compactMap { report in
            Self.key(of: report).flatMap { known.contains($0) ? ($0, BrowserResults.Result(report)) : nil }
        }
        problems.add(Dictionary(results) { $1 })
        return .response(.json(["problems": problems.known?.problems.count], isIndented: false))
    }

    private static func key(of report: ExaminedReport) -> BrowserResults.Key? {
        let names = report.name.split(separator: "/").map(String.init)
        guard names.count == 2, let locale = LocaleIdentifier(report.locale),
            let version = ViewVersion(rawValue: report.view)
        else { return nil }
        return BrowserResults.Key(document: BareDocument(values: names), locale: locale, version: version)
    }
}

/// A result as a browser sends it.
private struct ExaminedReport: Decodable {
    let name: String
    let locale: String
    let view: String
    let digest: String
    let violations: [AccessibilityViolation]
    let misfits: [OverflowingElement]
}

extension BrowserResults.Result {
    /// The maximum number of findings in a document. More than anyone reads about one preview.
    private static let limit = 50

    /// Creates the result of a report, whose texts can be of any length.
    fileprivate init(_ report: ExaminedReport) {
        digest = report.digest.excerpt
        violations = report.violations.prefix(Self.limit).map { violation in
            AccessibilityViolation(
                id: violation.id.excerpt, help: violation.help.excerpt(200), address: violation.address.excerpt(200),
                tags: violation.tags.prefix(Self.limit).map { $0.excerpt(500) })
        }
        misfits = report.misfits.prefix(Self.limit).map {
            OverflowingElement(kind: $0.kind, tag: $0.tag.excerpt(500), text: $0.text.excerpt(200), width: $0.width)
        }
    }
}
