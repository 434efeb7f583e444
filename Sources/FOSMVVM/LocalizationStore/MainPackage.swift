package import Diagnostics
package import Foundation

/// The package of a program, among the packages whose previews it links.
///
/// A copy of the package in which the program was built is used instead of that package. A program that was copied out of its
/// package, with the files that it needs, reads no sources, even if they are still on the machine.
package struct MainPackage: Sendable {
    /// The package's folder.
    package let folder: URL
    /// The paths of the folders that are not those of other packages.
    private let own: Set<String>
    /// Whether there are no sources, because neither the folder nor the program is in a package.
    private let isWithoutSources: Bool

    /// Creates the package in a folder.
    ///
    /// - Parameter origin: The package in which the program was built. Nil if it was built elsewhere.
    package init(_ folder: URL, origin: URL? = SourcePackage.ofProgram?.folder) {
        self.folder = folder
        own = Set([folder, origin].compactMap { $0.map(Self.path) })
        isWithoutSources = origin == nil && SourcePackage(containing: folder) == nil
    }

    /// Whether a folder is that of another package.
    package func isOther(_ package: URL) -> Bool { !isWithoutSources && !own.contains(Self.path(of: package)) }

    /// Returns the folder of a target, which is in this package if it was built from it.
    package func folder(of target: TargetFolder) -> TargetFolder {
        isOther(target.package) ? target : TargetFolder(target.path, inPackage: folder)
    }

    /// Returns the folders of the other packages among those of targets, each once.
    package func others(of targets: [TargetFolder]) -> [URL] {
        var known: Set<URL> = []
        return targets.map(\.package).filter { isOther($0) && known.insert($0).inserted }
    }

    private static func path(of folder: URL) -> String { folder.resolvingSymlinksInPath().path }
}

extension SourcePackage {
    /// The package in whose folder the running program is. Nil if it is elsewhere.
    package static let ofProgram = Bundle.main.executableURL.flatMap { SourcePackage(around: $0.path) }
}
