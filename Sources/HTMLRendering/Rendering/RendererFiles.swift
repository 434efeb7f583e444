import Diagnostics
import FOSMVVM
import Foundation
import TemplateEngine

/// The folders that a ``ReloadingRenderer`` reads.
struct RendererFolders: Sendable {
    let templates: [URL]
    let texts: [URL]
    let defaultLocale: LocaleIdentifier

    /// Lists the files, without reading them.
    func list() -> [FolderFiles] { (templates + texts).map { FolderFiles(below: $0) } }

    /// Reads the texts.
    func readTexts() -> TextStore { TextStore(folders: texts, defaultLocale: defaultLocale) }
}

/// The templates and texts that were read at one time.
struct RendererFiles: Sendable {
    let templates: TemplateLibrary
    let texts: TextStore
    /// The problems of the files, also of those whose earlier version is used.
    let problems: [Diagnostic]
    /// The files when they were read.
    let listing: [FolderFiles]

    /// Reads the files for the first time.
    ///
    /// - Throws: An error if a folder of templates cannot be listed.
    init(in folders: RendererFolders) throws(Diagnostic) {
        let listing = folders.list()
        let templates = try TemplateLibrary(folders: folders.templates)
        let texts = folders.readTexts()
        self.init(
            templates: templates, texts: texts,
            problems: templates.errors + templates.unreadableFolders + texts.problems, listing: listing)
    }

    private init(templates: TemplateLibrary, texts: TextStore, problems: [Diagnostic], listing: [FolderFiles]) {
        self.templates = templates
        self.texts = texts
        self.problems = problems
        self.listing = listing
    }

    /// Reads the files again. Nil if none has changed, or if one changes while they are read.
    func rereading(_ folders: RendererFolders) -> RendererFiles? {
        let listing = folders.list()
        // What was unreadable may become readable without a change of a file.
        guard listing != self.listing || problems.contains(where: { $0.kind == .unreadable }) else { return nil }
        let (templates, errors) = rereadTemplates(folders)
        let texts = folders.readTexts()
        let files = RendererFiles(
            templates: templates, texts: texts.isDamaged && !self.texts.isDamaged ? self.texts : texts,
            problems: errors + templates.unreadableFolders + texts.problems, listing: listing)
        return folders.list() == listing ? files : nil
    }

    private func rereadTemplates(_ folders: RendererFolders) -> (library: TemplateLibrary, errors: [Diagnostic]) {
        do {
            return try templates.rereading(folders.templates)
        } catch {
            return (templates, [error])
        }
    }
}

extension TextStore {
    private static let damages: Set<Diagnostic.Kind> = [.unreadable, .invalidFile, .invalidTexts]

    /// Whether a file, or a part of it, could not be read.
    fileprivate var isDamaged: Bool { problems.contains { Self.damages.contains($0.kind) } }
}
