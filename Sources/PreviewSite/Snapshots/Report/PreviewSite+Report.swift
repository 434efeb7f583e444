import FOSMVVM
import HTMLRendering
package import HTMLSnapshots

extension PreviewSite {
    /// The page about a run of snapshot tests: HTML that needs no other file, in UTF-8 and in English.
    package func page(about report: SnapshotReport) -> [UInt8] {
        let context = PageContext(content: keeper.current)
        let page = SitePage(
            template: "Host/SnapshotReport", viewModel: SnapshotReportViewModel(report, context: context))
        return page.rendered(in: context).html
    }
}
