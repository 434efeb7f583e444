import Foundation
import PreviewChecks
import PreviewSite
import Synchronization

/// Takes the pictures that visitors of a host save: one at a time, each in a browser of its own, which then ends.
final class VisitorPictures: PictureTaker {
    private let turn = Mutex(())

    func picture(of address: String, width: Int, element: String?, in site: PreviewSite) throws -> Data {
        let picture = try turn.withLockIfAvailable { _ in
            let program = try Chromium.program(in: ProcessInfo.processInfo.environment)
            let page = try ChromiumPage(in: Chromium(program: program), of: site)
            try page.open(address, width: width)
            return try page.picture(of: element)
        }
        guard let picture else { throw PictureInProgress() }
        return picture
    }

    func examining<Result>(_ site: PreviewSite, _ body: (any BrowserExaminer) throws -> Result) throws -> Result {
        try ChromiumExaminer.examining(site, body)
    }
}

/// Another visitor's picture that is being taken.
struct PictureInProgress: LocalizedError {
    let errorDescription: String? = "The host is taking another picture. Try again in a moment."
}
