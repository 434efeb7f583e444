import FOSMVVM
import HTTPCore
import PreviewChecks

/// Writes a text into its YAML file, `/coverage/write`.
struct WriteText: FixedEndpoint, FormAction {
    static let pattern = PathPattern("coverage", "write")
    static let parameters = CoveragePage.parameters
    static let changesFiles = true

    var page: any Endpoint { CoveragePage() }

    func answer(in context: PageContext) throws(PageError) -> Answer {
        guard let editor = context.access.textEditor else { throw .editingIsOff }
        let found = context.work.texts.counted()
        let draft = try TextDraft(
            try context.request.form(), texts: found.inventory, store: context.content.localizations)
        do throws(TextRefusal) {
            try draft.check(in: context.content.localizations, wants: found.inventory.wants)
            try editor.write(draft, in: context.content)
        } catch {
            let refused = RefusedDraft(draft: draft, refusal: error)
            return .page(
                Page(CoveragePageViewModel(context, found: found, refused: refused), status: .unprocessableContent))
        }
        if let workbench = draft.workbench {
            let address = context.links.address(workbench) {
                $0.panel = .strings
                $0.locale = draft.locale
            }
            return .response(HTTPResponse(status: .seeOther, headers: [.location: address]))
        }
        return .response(.leading(to: draft.use, in: draft.locale, kind: draft.kind, context.links))
    }
}

/// Restores the file of the last text that was written, `/coverage/undo`.
struct UndoText: FixedEndpoint, FormAction {
    static let pattern = PathPattern("coverage", "undo")
    static let parameters = CoveragePage.parameters
    static let changesFiles = true

    var page: any Endpoint { CoveragePage() }

    func answer(in context: PageContext) throws(PageError) -> Answer {
        guard let editor = context.access.textEditor else { throw .editingIsOff }
        do throws(TextRefusal) {
            let change = try editor.undo()
            return .response(.leading(to: change?.use, in: change?.locale, kind: change?.kind, context.links))
        } catch {
            throw .refused(
                .conflict,
                message: "The file has changed since the text was written. Nothing is undone. Edit the file instead.")
        }
    }
}

/// What was entered, and why it is not written.
struct RefusedDraft: Sendable {
    let draft: TextDraft
    let refusal: TextRefusal
}

extension PageError {
    /// Returns the error of a form that a host without `--edit` gets.
    fileprivate static var editingIsOff: PageError {
        .refused(
            .forbidden,
            message: "This host does not change texts. Start it with --edit to change them in the browser.")
    }
}

extension HTTPResponse {
    /// Returns the response that leads back to a text on the page of translations.
    fileprivate static func leading(
        to use: TextUse?, in locale: LocaleIdentifier?, kind: CoverageTextList.Kind?, _ links: PageLinks
    ) -> HTTPResponse {
        var address = links.address(CoveragePage())
        if let use, let locale, let kind {
            address += "#" + PercentEncoding.encode(CoverageText.anchor(kind, use, in: locale))
        }
        return HTTPResponse(status: .seeOther, headers: [.location: address])
    }
}
