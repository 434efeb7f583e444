import FOSFoundation
import FOSMVVM
import Foundation
import HTTPCore
import PreviewCatalog
import PreviewSite

/// Measures the site of ten thousand previews of a thousand ViewModels: its start, its largest pages, a page after a
/// file was saved, and how many documents it renders on one thread and on two.
struct SiteBenchmark {
    private let catalog = GeneratedCatalog(rows: Array(0..<10))

    func run() throws {
        let folder = try catalog.writeSiteFiles()
        defer { try? FileManager.default.removeItem(at: folder) }
        let start = ContinuousClock.now
        let previews = measure("Catalog of the records") { PreviewCatalog(previews: catalog.previews) }
        let site = measure("Reading the files") { PreviewSite(of: previews, in: folder) }
        let preview = previews.previews[0]
        try measurePage("/", of: site)
        print("From the start to the first page: \(Self.milliseconds(since: start)) ms")
        for address in ["/?q=5", preview.address(below: "previews"), "/index.json", "/snapshots"] {
            try measurePage(address, of: site)
        }
        for kind in ["Templates", "Texts"] {
            try measureSave(in: folder.appending(path: kind), showing: preview.address(below: "render"), of: site)
        }
        try measureDocuments(of: previews, site: site)
    }

    private func measurePage(_ address: String, of site: PreviewSite) throws {
        let request = try HTTPRequest(target: address)
        let response = measure(address) { site.respond(to: request) }
        precondition(response.status == .ok, "\(address): \(response.status)")
        print("  \(response.body.count / 1000) KB")
    }

    /// Saves a file of the folder, and measures the first document after that.
    private func measureSave(in folder: URL, showing address: String, of site: PreviewSite) throws {
        let file = folder.appending(path: try FileManager.default.contentsOfDirectory(atPath: folder.path)[0])
        try (Data(contentsOf: file) + Data("\n".utf8)).write(to: file)
        // What a check of the folders has found is valid for 25 milliseconds.
        usleep(30_000)
        print("After a save in \(folder.lastPathComponent):", terminator: " ")
        try measurePage(address, of: site)
    }

    /// Renders each preview once with each number of threads, in another theme so that no response is stored.
    private func measureDocuments(of previews: PreviewCatalog, site: PreviewSite) throws {
        let addresses = previews.previews.map { $0.address(below: "render") }
        for (threads, theme) in [(1, "light"), (1, "dark"), (2, "system")] {
            let requests = try addresses.map { try HTTPRequest(target: "\($0)?theme=\(theme)") }
            let processor = Usage.processorSeconds
            let start = ContinuousClock.now
            let sizes = requests.concurrentMap(workers: threads, stackSize: 8_388_608) {
                site.respond(to: $0).body.count
            }
            let seconds = (ContinuousClock.now - start) / .seconds(1)
            let each = (Usage.processorSeconds - processor) / Double(sizes.count) * 1_000_000
            print(
                "Documents, \(threads) at a time: \(Int(Double(sizes.count) / seconds)) each second,",
                "\(Int(each)) µs of a processor each")
        }
    }

    private func measure<Result>(_ name: String, _ body: () -> Result) -> Result {
        let start = ContinuousClock.now
        defer { print("\(name): \(Self.milliseconds(since: start)) ms") }
        return body()
    }

    private static func milliseconds(since start: ContinuousClock.Instant) -> Int {
        Int((ContinuousClock.now - start) / .milliseconds(1))
    }
}

extension Preview {
    /// Returns the address of a page about the preview.
    fileprivate func address(below section: String) -> String {
        "/" + [section, viewModelName, slug].map(PercentEncoding.encode).joined(separator: "/")
    }
}
