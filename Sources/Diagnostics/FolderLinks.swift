import Foundation

/// Why a symbolic link is not followed.
package enum LinkProblem: Hashable, Sendable {
    /// It leads to nothing, or only to itself.
    case missing
    /// It leads out of the package.
    case outside
    /// It leads to a hidden file or folder, or into one.
    case hidden
    /// It leads to a folder around it.
    case circle
    /// Too many links to folders are followed already.
    case tooMany

    /// What is wrong, and what to do.
    package var message: String {
        switch self {
        case .missing: "This link leads to nothing. Correct or remove it."
        case .outside: "This link leads out of the package, so it is not followed. Copy what it leads to."
        case .hidden: "This link leads to something hidden, so it is not followed. Copy what it leads to."
        case .circle: "This link leads to a folder around it, so it is not followed. Remove it."
        case .tooMany: "More than \(FolderLinks.limit) links lead to folders, so this link is not followed. Remove it."
        }
    }
}

/// A folder that is listed.
struct VisitedFolder {
    /// The path in the folder with which the listing begins.
    var path = ""
    /// The absolute path without links. Nil if no link leads to it.
    var target: String?
    /// The absolute paths of the folders with the links that lead to it.
    var linksFrom: [String] = []
}

/// The symbolic links in a folder, which may lead only to what is visible in the same package.
struct FolderLinks {
    /// What a link leads to.
    enum Target {
        case file(String, FileState)
        /// The folder, and the folders with the links that lead to it.
        case folder(String, linksFrom: [String])
        case unreadable(Int32)
        case refused(LinkProblem)
        case other
    }

    /// The maximum number of links to folders that are followed, because links can lead to each other in many ways.
    static let limit = 256

    private let root: String
    /// The folders that links may not leave, which are searched when there is a link.
    private lazy var bounds = LinkBounds(of: root)
    private var followed = 0

    init(in root: String) {
        self.root = root
    }

    /// Returns what a link leads to.
    mutating func target(of link: String, in folder: VisitedFolder) -> Target {
        guard let target = FolderEntry.realPath(of: link) else { return .refused(.missing) }
        if let problem = bounds.problem(of: target) { return .refused(problem) }
        switch FolderEntry.kind(of: target) {
        case .file(let state): return .file(target, state)
        case .folder: return self.folder(target, from: folder)
        case .unreadable(let code): return .unreadable(code)
        // The path has no links, unless one was made in the meantime.
        case .link, .other: return .other
        }
    }

    private mutating func folder(_ target: String, from folder: VisitedFolder) -> Target {
        let place = folder.target ?? (folder.path.isEmpty ? bounds.root : bounds.root + "/" + folder.path)
        let linksFrom = folder.linksFrom + [place]
        guard !linksFrom.contains(where: { LinkBounds.contains($0, in: target) }) else { return .refused(.circle) }
        followed += 1
        return followed > Self.limit ? .refused(.tooMany) : .folder(target, linksFrom: linksFrom)
    }
}

/// The folders that links may not leave, as paths without links.
private struct LinkBounds {
    /// The folder that is listed.
    let root: String
    /// The nearest folder around it with a `Package.swift`. Nil if there is none.
    private let package: String?

    init(of folder: String) {
        root = FolderEntry.realPath(of: folder) ?? folder
        var package: String?
        var around = folder[...]
        while package == nil, let slash = around.lastIndex(of: "/") {
            around = around[..<slash]
            if case .file = FolderEntry.kind(of: around + "/Package.swift") {
                package = FolderEntry.realPath(of: String(around))
            }
        }
        self.package = package
    }

    /// Returns why a path without links is out of bounds. Nil if it is not.
    func problem(of target: String) -> LinkProblem? {
        let folders = [root, package].compactMap(\.self).filter { Self.contains(target, in: $0) }
        guard !folders.isEmpty else { return .outside }
        return folders.contains { Self.isVisible(target, in: $0) } ? nil : .hidden
    }

    /// Whether a path is that of a folder, or in it.
    static func contains(_ path: String, in folder: String) -> Bool {
        path == folder || path.hasPrefix(folder == "/" ? folder : folder + "/")
    }

    private static func isVisible(_ path: String, in folder: String) -> Bool {
        path.dropFirst(folder.count).split(separator: "/").allSatisfy { !$0.hasPrefix(".") }
    }
}
