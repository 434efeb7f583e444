import FOSMVVM
import Foundation

@testable import PreviewSite

/// An export of a site into a new folder in that of the site.
struct TestExport {
    let site: TestSite
    let folder: URL
    let report: ExportReport

    init(
        _ site: TestSite, to name: String = "export", locales: [LocaleIdentifier] = [], firstSteps: Bool = false
    ) throws {
        self.site = site
        folder = site.folder.appending(path: name)
        report = try site.site.export(to: folder, locales: locales, firstSteps: firstSteps)
    }

    /// The paths of all files, without the list of them.
    var paths: Set<String> {
        get throws {
            let all = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            return Set(
                all.filter { path in
                    path != ExportFolder.manifestName
                        && (try? folder.appending(path: path).resourceValues(forKeys: [.isRegularFileKey]))?
                            .isRegularFile == true
                })
        }
    }

    func text(_ path: String) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }
}
