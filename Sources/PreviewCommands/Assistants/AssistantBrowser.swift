import Foundation
import PreviewChecks
import PreviewSite
import Synchronization

/// Takes pictures for an assistant, one after the other, in a browser that starts with the first one and stays. Examines
/// previews in others, which end with the call.
final class AssistantBrowser: SiteBrowser {
    private let pool = Mutex<ChromiumPool?>(nil)

    func picture(of address: String, width: Int, element: String?, in site: PreviewSite) throws -> Data {
        try pool.withLock { pool in
            let browsers =
                try pool
                ?? ChromiumPool(program: try Chromium.program(in: ProcessInfo.processInfo.environment), site: site)
            pool = browsers
            return try browsers.withPage { page in
                try page.open(address, width: width)
                return try page.picture(of: element)
            }
        }
    }

    func examining<Result>(_ site: PreviewSite, _ body: (any BrowserExaminer) throws -> Result) throws -> Result {
        try ChromiumExaminer.examining(site, body)
    }

    /// Ends the browser.
    func end() {
        pool.withLock { pool in
            pool?.end()
            pool = nil
        }
    }
}
