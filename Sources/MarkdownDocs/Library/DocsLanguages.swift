/// The languages in which a docs folder can contain pages: `Page.de.md` is the German translation of `Page.md`.
///
/// The end of a name counts only if it is the tag of one of these languages, so `Node.js.md` is a page of its own.
package struct DocsLanguages: Equatable, Sendable {
    /// The tag of the language of pages without one in their name.
    package let main: String
    private let tags: [String: String]

    /// - Parameters:
    ///   - main: The tag of the language of pages without one in their name.
    ///   - tags: The tags (BCP 47) of all languages.
    package init(main: String = "en", tags: some Sequence<String> = []) {
        self.main = main
        self.tags = Dictionary(tags.map { ($0.lowercased(), $0) }) { first, _ in first }
    }

    /// Returns the path without the language at its end, and the tag of this language. Case makes no difference. Nil
    /// for a path that ends in no known tag.
    func translation(_ path: String) -> (path: String, language: String)? {
        guard let dot = path.lastIndex(of: "."), let language = tags[path[path.index(after: dot)...].lowercased()],
            let last = path[..<dot].last, last != "/"
        else { return nil }
        return (String(path[..<dot]), language)
    }
}

/// The files of a page in several languages. At least one exists.
struct DocsVersions {
    /// The version for readers of other languages: that without a tag, or in the main language, or else the first one.
    let main: DocsPage
    /// The versions, beginning with the main one, then by tag.
    let all: [DocsPage]

    /// Whether the versions have paths of their own.
    var areAddressed: Bool { all.count > 1 || main.isTranslation }

    /// Nil without pages.
    init?(_ pages: [DocsPage], main language: String) {
        let sorted = pages.sorted { ($0.isTranslation ? 1 : 0, $0.language) < ($1.isTranslation ? 1 : 0, $1.language) }
        guard let main = sorted.first(where: { $0.language == language }) ?? sorted.first else { return nil }
        self.main = main
        all = [main] + sorted.filter { $0.file != main.file }
    }

    /// Groups the pages of a folder by their paths without tags. A translation into the main language, beside a page
    /// without a tag, is a page of its own.
    static func grouping(_ pages: [DocsPage], languages: DocsLanguages) -> [String: DocsVersions] {
        let paths = Set(pages.map(\.path))
        let named = pages.map { page in
            guard let (path, language) = languages.translation(page.path),
                language != languages.main || !paths.contains(path)
            else { return page.named(page.path, in: languages.main, isTranslation: false) }
            return page.named(path, in: language, isTranslation: true)
        }
        return Dictionary(grouping: named, by: \.path).compactMapValues { DocsVersions($0, main: languages.main) }
    }
}
