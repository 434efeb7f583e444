import FOSMVVM
import HTMLRendering
import HTTPCore
import PreviewCatalog

/// The form of a live document, which sends every control and button of the view.
struct LiveForm: Codable, Sendable {
    /// The label of the button that sends only what is entered, for browsers without script.
    let applyLabel: LocalizableString
    /// What the script shows while the host is away.
    let awayText: LocalizableString
    /// The address that receives the form.
    let address: String
    /// The address that begins another session with the form, if this one has ended.
    let beginAddress: String
    /// The address that shows the view in the sizes that the script reports. Nil in a session, which receives them itself.
    let measureAddress: String?
    let script: String
    let isBusy: Bool
    /// The HTML of the view.
    let html: String
    /// What was wrong with the last input.
    let notice: LocalizableSubstitutions?

    /// Creates the form that begins a session.
    init(beginning preview: Preview, html: String, assets: AssetTable, links: PageLinks) {
        applyLabel = Self.text("applyLabel")
        awayText = Self.text("awayText")
        address = links.address(BeginSession(preview))
        beginAddress = address
        measureAddress = links.address(MeasuredDocument(preview))
        script = assets.address(of: .liveScript)
        isBusy = false
        self.html = html
        notice = nil
    }

    /// Creates the form of a session.
    init(_ state: LiveState, of session: LiveSession, assets: AssetTable, links: PageLinks) {
        applyLabel = Self.text("applyLabel")
        awayText = Self.text("awayText")
        address = links.address(SendInput(session: session.id))
        beginAddress = session.subject.begin(links)
        measureAddress = nil
        script = assets.address(of: .liveScript)
        isBusy = state.isBusy
        html = state.html
        notice = state.rejection.map(Self.notice)
    }

    /// Returns why something was rejected.
    static func notice(of rejection: LiveRejection) -> LocalizableSubstitutions {
        let (key, value) = rejection.text
        return text(key).bind(substitutions: ["value": LocalizableString.constant(value.excerpt(300))])
    }

    private static func text(_ name: String) -> LocalizableString {
        .localized(for: Self.self, propertyName: name)
    }
}

extension LiveRejection {
    /// The key of the message, and what was rejected.
    fileprivate var text: (key: String, value: String) {
        switch self {
        case .unknownControl(let id): ("unknownControl", id)
        case .disabled(let id): ("disabledControl", id)
        case .invalidValue(let text): (text.allSatisfy(\.isWhitespace) ? "emptyValue" : "invalidValue", text)
        case .notCallable(let reason): ("notCallable", reason)
        }
    }
}

extension LiveInput {
    /// The name of the buttons' values in a form. A control has the id of a node as name, which contains a dash or is `v`.
    private static let actionName = "action"
    /// The name of the control that has the focus, which the script sends.
    private static let focusName = "focused-control"
    /// The name of the control in which the user pressed Enter, which the script sends.
    private static let submittedFieldName = "submitted-field"
    /// The name of the places that the script sends.
    fileprivate static let placeName = "place"
    /// The name of what the script sends to get the page of the view itself.
    private static let scriptName = "answer-in-place"

    /// Whether a form wants the page of the view, and no redirect to it.
    static func isSentByScript(_ form: HTTPForm) -> Bool { form[scriptName] != nil }

    /// Reads a form. Several controls can have the same name.
    init(_ form: HTTPForm) {
        self.init()
        let names = [Self.actionName, Self.focusName, Self.submittedFieldName, Self.scriptName, Self.placeName]
        for item in form.items where !names.contains(item.name) {
            entries[item.name, default: LiveEntry(texts: [])].texts.append(item.value)
        }
        sizes = form.sizes
        focus = form[Self.focusName]
        submittedField = form[Self.submittedFieldName]
        action = form[Self.actionName].map { $0.isEmpty ? .submit : .control($0) }
    }
}

extension HTTPForm {
    /// The places of views that the script sends.
    var sizes: LiveSizes { LiveSizes(items.filter { $0.name == LiveInput.placeName }.map(\.value)) }
}
