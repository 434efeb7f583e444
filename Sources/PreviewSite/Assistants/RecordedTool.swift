import Diagnostics
import FOSMVVM
import ModelContextProtocol
import PreviewCatalog

extension AssistantTools {
    private static let stopped = """
        A person has stopped writes in the browser. Nothing is written. Continue without writing, or ask the person to \
        allow writes on the page of assistants.
        """

    /// Returns a tool whose calls are in the log, and which writes nothing while a person has stopped writes.
    func recorded(_ tool: Tool) -> Tool {
        let log = site.assistants
        return tool.wrapped { arguments, answer in
            let (subject, written) = (subject(of: arguments), ReplacedFiles())
            let isStopped = (tool.replacesFiles || arguments["write"] == true) && log.areWritesStopped
            let result = isStopped ? ToolResult(error: Self.stopped) : try written.note(answer)
            log.add(
                AssistantCall(
                    tool.name, arguments, about: subject, error: result.error, writes: writes(of: written.all)))
            guard !Self.withoutProgram.contains(tool.name), let newer = newerSources?() else { return result }
            return result.adding("The program is older than \(newer). Call build.")
        }
    }

    /// The tools whose answers do not depend on Swift code, and the one that builds it.
    private static let withoutProgram: Set = ["build", "search_docs"]

    private func writes(of files: [ReplacedFiles.File]) -> [AssistantCall.Write] {
        guard !files.isEmpty else { return [] }
        let content = work.content
        return files.map { AssistantCall.Write($0, shown: content.paths.relative($0.url.path(percentEncoded: false))) }
    }

    /// Returns the preview that arguments name: with a view, with the key of a text, or with the path of a snapshot.
    private func subject(of arguments: JSONValue) -> AssistantCall.Subject? {
        let work = work
        let asked = arguments["locale"]?.string.flatMap(LocaleIdentifier.init)
        let locale = asked.flatMap { $0.pseudo != nil || work.content.hasTexts(in: $0) ? $0 : nil }
        if let view = arguments["view"]?.string {
            let preview = try? work.content.catalog.preview(forAssistant: view, arguments["preview"]?.string)
            return preview.map { AssistantCall.Subject(preview: BareDocument($0), locale: locale) }
        }
        if let key = arguments["key"]?.string ?? arguments["texts"]?.firstName {
            let text = work.texts.counted().inventory.texts.first { $0.use.name == key }
            return text?.previews.first.map { AssistantCall.Subject(preview: BareDocument($0), locale: locale) }
        }
        guard case .list(let paths)? = arguments["paths"], let path = paths.first?.string else { return nil }
        return work.content.snapshots(at: [path]).first.map {
            AssistantCall.Subject(preview: BareDocument($0.preview), locale: $0.locale)
        }
    }
}

extension JSONValue {
    /// The first name of a member in alphabetical order. Nil without one.
    fileprivate var firstName: String? {
        object?.keys.min()
    }
}

extension PackageContent {
    fileprivate func hasTexts(in locale: LocaleIdentifier) -> Bool { locales.contains { $0.identifier == locale } }
}
