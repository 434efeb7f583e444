import ArgumentParser
import Foundation
import PreviewChecks

/// In which form findings are printed.
enum CheckFormat: String, CaseIterable, ExpressibleByArgument {
    case text
    case json
    case github
    case sarif

    /// What writes in this form about a package.
    func reporter(package: URL) -> any CheckReporter {
        switch self {
        case .text: TextCheckReporter()
        case .json: JSONCheckReporter()
        case .github: GitHubCheckReporter(prefix: Self.pathInRepository(of: package))
        case .sarif: SARIFCheckReporter(prefix: Self.pathInRepository(of: package))
        }
    }

    /// What leads from `GITHUB_WORKSPACE` to a package in it; empty for one that is not.
    private static func pathInRepository(of package: URL) -> String {
        guard let root = ProcessInfo.processInfo.environment["GITHUB_WORKSPACE"] else { return "" }
        let path = package.relativePath(to: URL(filePath: root, directoryHint: .isDirectory))
        return path.hasPrefix("/") ? "" : path
    }
}
