import Diagnostics
import FOSMVVM
import HTMLRendering
import HTTPCore
import PreviewCatalog

/// A preview after a turn of a recording, `/render/{ViewModel}/{preview}/{recording}/{turn}`. Turns are numbered from 1.
struct ReplayedDocument: Endpoint {
    static let pattern = PathPattern("render", values: 4...4)
    static let parameters = PageParameter.ofDocuments
    static let isCacheable = false
    let values: [String]

    init(values: [String]) { self.values = values }

    init(_ preview: Preview, _ recording: Recording, turn: Int) {
        values = [preview.viewModelName, preview.slug, recording.name, String(turn)]
    }

    var subject: PageSubject? { document.subject }

    private var document: BareDocument { BareDocument(viewModel: values[0], slug: values[1]) }

    func answer(in context: PageContext) throws(PageError) -> Answer {
        let preview = try document.preview(in: context.content)
        let files = context.content.recordings?.files(of: preview) ?? []
        guard let recording = try? files.first(where: { $0.name == values[2] })?.recording.get(),
            let turn = Int(values[3]), (1...max(1, recording.turns.count)).contains(turn)
        else { throw .unknownPage(address) }
        let inputs = LiveInputs(recording, upTo: turn)
        let state = try context.sessions.state(after: inputs, of: preview, in: context)
        let locale = preview.shownLocale(for: context.locales.rendered)
        let document = BareDocumentViewModel(
            preview, fragment: state.html, locale: locale,
            surroundings: PreviewRendering(preview, context: context).surroundings, context: context)
        return .page(Page(document, language: locale))
    }
}

/// Writes what the reader did with a preview into a file of the package, `/render/{ViewModel}/{preview}/record`.
struct RecordSteps: PreviewEndpoint, FormAction {
    static let pattern = PathPattern("render", values: 2...2, suffix: ["record"])
    static let parameters = WorkbenchPage.parameters
    static let changesFiles = true
    let viewModel: String
    let slug: String?

    var page: any Endpoint { WorkbenchPage(viewModel: viewModel, slug: slug) }

    func answer(in context: PageContext) throws(PageError) -> Answer {
        let preview = try preview(in: context.content)
        guard let folder = context.content.recordings else {
            throw .refused(.conflict, message: "The host shows no package, so there is no folder for recordings.")
        }
        guard let session = context.findLastSession() else { throw .endedSession(nil) }
        guard let name = RecordingFolder.name(from: try context.request.form()["name"] ?? "") else {
            throw .refused(.badRequest, message: "The recording has no name. Enter one with a letter or a digit.")
        }
        let recording: Recording
        do throws(Diagnostic) {
            recording = try Recording(session.inputs, hiding: session.lastState?.secrets ?? [], named: name)
        } catch {
            throw .refused(.conflict, message: error.message)
        }
        do {
            try folder.write(recording, of: preview)
        } catch {
            throw .refused(.internalServerError, message: error.localizedDescription)
        }
        return .response(context.redirection(to: page, arguments: context.parameters.arguments))
    }
}
