import FOSMVVM
import Foundation
import MarkdownDocs

/// The docs that an assistant searches and reads: those of the project, and those of Preview Host.
struct AssistantDocs {
    /// The scheme of the addresses of pages.
    static let scheme = "docs://"
    /// The addresses of the pages of Preview Host begin with this folder.
    private static let hostFolder = "preview-host/"

    /// The docs of Preview Host, in the folder from which the program was built. Empty if it is elsewhere. They are read for
    /// the first call.
    private static let host = DocsLibrary(
        folders: [SourcePackage(around: #filePath)?.folder.appending(path: "Docs", directoryHint: .isDirectory)]
            .compactMap(\.self).filter(\.isFolder))

    /// The docs of the project.
    let library: DocsLibrary

    /// The pages with their addresses, those of the project first.
    var pages: [(page: DocsPage, address: String)] {
        let files = Set(library.pages.map(\.file))
        let others = Self.host.pages.filter { !files.contains($0.file) }
        return library.pages.map { ($0, Self.scheme + $0.path) }
            + others.map { ($0, Self.scheme + Self.hostFolder + $0.path) }
    }

    /// Returns a page in Markdown, or one of its sections. Nil if there is none.
    ///
    /// - Parameter address: The path of the page, also with the anchor of a heading, such as `Guides/Pets#food`.
    func markdown(at address: String) throws -> String? {
        let parts = address.split(separator: "#", maxSplits: 1).map(String.init)
        guard let page = parts.first.flatMap(page) else { return nil }
        let markdown = try String(contentsOf: page.file, encoding: .utf8)
        guard parts.count == 2 else { return markdown }
        return try page.content.get().headings.section(parts[1], of: markdown)
    }

    private func page(at path: String) -> DocsPage? {
        if let own = library.page(at: path) { return own }
        guard path.hasPrefix(Self.hostFolder) else { return nil }
        return Self.host.page(at: String(path.dropFirst(Self.hostFolder.count)))
    }
}

extension [MarkdownHeading] {
    /// Returns the lines of a heading and of the smaller ones below it. All lines, if not each heading is a line that begins
    /// with `#`. Nil without the heading.
    fileprivate func section(_ anchor: String, of markdown: String) -> String? {
        guard let index = firstIndex(where: { $0.anchor == anchor }) else { return nil }
        let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
        let starts = lines.indicesOfHeadings
        guard starts.count == count else { return markdown }
        let next = self[(index + 1)...].firstIndex { $0.level <= self[index].level }
        return lines[starts[index]..<(next.map { starts[$0] } ?? lines.endIndex)].joined(separator: "\n")
    }
}

extension [Substring] {
    /// The indices of the headings that are not in a block of code.
    fileprivate var indicesOfHeadings: [Int] {
        var fence: Substring?
        return indices.filter { index in
            let line = self[index].drop { $0 == " " }
            let mark = line.prefix { $0 == "`" || $0 == "~" }
            if mark.count >= 3 {
                if fence == nil { fence = mark } else if mark == fence, mark.count == line.count { fence = nil }
                return false
            }
            return fence == nil && self[index].prefixMatch(of: /#{1,6}(\s|$)/) != nil
        }
    }
}
