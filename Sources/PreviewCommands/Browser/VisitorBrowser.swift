import Foundation
import PreviewChecks
import PreviewSite
import Synchronization

/// Takes the pictures that visitors of a host save, and examines previews for their assistants: one call at a time, each in a
/// browser of its own, which then ends.
final class VisitorBrowser: SiteBrowser {
    private let turn = Mutex(())

    func picture(of address: String, width: Int, element: String?, in site: PreviewSite) throws -> Data {
        try one {
            let program = try Chromium.program(in: ProcessInfo.processInfo.environment)
            let page = try ChromiumPage(in: Chromium(program: program), of: site)
            try page.open(address, width: width)
            return try page.picture(of: element)
        }
    }

    func examining<Result>(_ site: PreviewSite, _ body: (any BrowserExaminer) throws -> Result) throws -> Result {
        try one { try ChromiumExaminer.examining(site, body) }
    }

    private func one<Result>(_ body: () throws -> Result) throws -> Result {
        var result: Swift.Result<Result, any Error>?
        turn.withLockIfAvailable { _ in result = Swift.Result(catching: body) }
        guard let result else { throw BusyBrowser() }
        return try result.get()
    }
}

/// Another visitor whom the browser serves.
struct BusyBrowser: LocalizedError {
    let errorDescription: String? = "The browser of the host is busy. Try again in a moment."
}
