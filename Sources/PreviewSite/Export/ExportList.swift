import Diagnostics
import FOSFoundation
package import Foundation

/// The exports with names in a folder, each in a folder of its own, and catalogs elsewhere. `index.html` links to all of them.
package struct ExportList {
    /// An export with its name, which is that of its folder, or a catalog elsewhere.
    struct Entry: Codable, Hashable {
        let name: String
        let title: String
        let date: Date
        /// The address of the catalog elsewhere, which ends with a slash. Nil for an export in this folder.
        var address: String?
    }

    /// The file with the entries, for programs and for the next export.
    static let listName = "exports.json"
    private static let pageName = "index.html"
    private static let limit = 1 << 24

    private let folder: URL
    /// The newest first.
    private(set) var entries: [Entry] = []

    /// Opens the folder, or creates it.
    ///
    /// - Throws: ``ExportFailure`` for a folder with files of something else, or an export without a name.
    package init(_ folder: URL) throws {
        self.folder = folder
        let files = try ExportFolder(folder)
        guard !files.isEmpty else { return }
        guard files.contains(Self.listName) else {
            throw ExportFailure(
                "The folder '\(folder.path(percentEncoded: false))' contains an export without a name. Choose another folder for exports with names."
            )
        }
        do {
            let data = try BoundedFile(folder.appending(path: Self.listName), limit: Self.limit).data()
            let all: [Entry] = try data.fromJSON()
            entries = all.filter { Self.isName($0.name) }
        } catch {
            throw ExportFailure("The list of exports cannot be read: \(error.localizedDescription)")
        }
    }

    /// Whether a folder contains exports with names.
    package static func exists(in folder: URL) -> Bool {
        let list = folder.appending(path: listName).path(percentEncoded: false)
        return FileManager.default.fileExists(atPath: list)
    }

    /// Whether a text can be the name of an export, and of a folder in an address.
    package static func isName(_ text: String) -> Bool {
        text.wholeMatch(of: /[A-Za-z0-9_][A-Za-z0-9._\-]{0,99}/) != nil && ![pageName, listName].contains(text)
    }

    /// Whether a text can be the name of a new export, whose folder every system can have.
    package static func isNewName(_ text: String) -> Bool {
        isName(text) && isName(text.lowercased()) && PortableName.isPortable(text)
    }

    /// Checks that no other export has the folder of a name on a disk that ignores the case of letters.
    ///
    /// - Throws: ``ExportFailure`` with the name of that export.
    package func checkFolder(of name: String) throws {
        let other = entries.map(\.name).first { $0 != name && $0.lowercased() == name.lowercased() }
        guard let other else { return }
        throw ExportFailure(
            "The folders '\(name)' and '\(other)' are the same on many systems. Use the name '\(other)', or remove that export first."
        )
    }

    /// Returns the folder of the export with a name.
    package func folder(of name: String) -> URL { folder.appending(path: name, directoryHint: .isDirectory) }

    /// Adds an export, or replaces the one with this name.
    ///
    /// - Parameter address: The address of a catalog elsewhere. Nil for an export in this folder.
    package mutating func add(_ name: String, title: String, date: Date, address: String? = nil) {
        entries.removeAll { $0.name == name }
        entries.append(Entry(name: name, title: title, date: date, address: address.map { $0.endingWithSlash }))
        entries.sort { ($1.date, $0.name) < ($0.date, $1.name) }
    }

    /// Removes an export with its files. Returns whether there was one.
    ///
    /// - Throws: ``ExportFailure`` for a file that cannot be removed.
    package mutating func remove(_ name: String) throws -> Bool {
        guard let index = entries.firstIndex(where: { $0.name == name }) else { return false }
        if folder(of: name).isFolder { try ExportFolder(folder(of: name)).remove() }
        entries.remove(at: index)
        return true
    }

    /// Writes the list and its page.
    fileprivate func write(page: [UInt8]) throws {
        let paths: Set = [Self.listName, Self.pageName]
        let files = try ExportFolder(folder)
        try files.begin(paths)
        let list = try Data(entries.toJSONData(encoder: .readable()))
        _ = try files.write(list, to: Self.listName)
        _ = try files.write(Data(page), to: Self.pageName)
        _ = try files.finish(paths)
    }
}

extension String {
    fileprivate var endingWithSlash: String { hasSuffix("/") ? self : self + "/" }
}

extension PreviewSite {
    /// Writes a list of exports with its page: self-contained HTML in UTF-8.
    ///
    /// - Throws: ``ExportFailure`` for files of something else, or a folder that cannot be written.
    package func write(_ list: ExportList) throws {
        let context = PageContext(work: loader.current())
        let page = Page(ExportListViewModel(list.entries, context: context))
        try list.write(page: page.rendered(in: context).html)
    }
}
