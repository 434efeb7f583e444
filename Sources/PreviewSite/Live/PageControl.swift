import HTMLParsing

/// A control on the page of a live view, as a user and a test find it.
struct PageControl: Hashable, Sendable {
    /// The kinds of controls.
    enum Kind: String, Codable, Sendable {
        case button, textField, secureTextField, textView, `switch`, checkBox, radioButton, picker, colorWell,
            datePicker, slider
        /// The label of a group, which expands it.
        case disclosure
        /// What only a page has, such as the button that dismisses a sheet, or a list with several choices.
        case ofPage
    }

    /// A value that the user can choose.
    struct Choice: Hashable, Sendable {
        let value: String
        let label: String
    }

    let kind: Kind
    /// The identifier that the view or the template gives it. Empty without one.
    var identifier = ""
    /// The text that names it.
    var label = ""
    /// The text of the stepper whose button it is. Nil for any other control.
    var stepper: String?
    /// The name of its value in the form. Nil for a button, and for what the form does not send.
    var name: String?
    /// The value of the action that it runs. Nil for a control that runs none.
    var action: String?
    /// The value that is sent if it is on.
    var value = ""
    var isOn = false
    var choices: [Choice] = []
    /// The limits of a slider.
    var limits: ClosedRange<Double>?
    /// The id of the menu around it.
    var menu: String?
    /// The id of the menu that it opens.
    var opens: String?

    /// What it is called: the identifier, or else the label.
    var title: String { identifier.isEmpty ? label : identifier }

    /// What a visitor reads: the label, or the text of a stepper with the sign of its button.
    var shownLabel: String {
        stepper.map { "\($0) \(label == Self.decrement ? "−" : "+")" } ?? label
    }

    /// The names of the buttons of a stepper in tests.
    static let (decrement, increment) = ("Decrement", "Increment")

    /// Whether a press switches it on or off.
    var isSwitched: Bool { name != nil && [.switch, .checkBox, .radioButton, .disclosure].contains(kind) }

    /// Whether the kind and the title of another one name it, too.
    func isLike(_ other: PageControl) -> Bool {
        query == other.query && (identifier == other.title || label == other.title)
    }

    /// The property of `XCUIElement` with elements of the kind. Nil for what only a page has.
    var query: String? {
        switch kind {
        case .button, .disclosure: "buttons"
        case .textField: "textFields"
        case .secureTextField: "secureTextFields"
        case .textView: "textViews"
        case .switch: "switches"
        case .checkBox: "checkBoxes"
        case .radioButton: "radioButtons"
        case .picker: "pickers"
        case .colorWell: "colorWells"
        case .datePicker: "datePickers"
        case .slider: "sliders"
        case .ofPage: nil
        }
    }
}

/// The controls on the page of a live view.
struct PageControls: Sendable {
    /// The controls in the order of the page.
    let all: [PageControl]
    /// What the form of the page sends, by the names of the controls.
    let values: [String: [String]]

    /// Reads a page. One that cannot be parsed has no controls.
    init(_ html: String) {
        guard let tree = try? HTMLParser.parse(html) else {
            (all, values) = ([], [:])
            return
        }
        let reader = PageControlReader(tree)
        all = reader.controls
        values = tree.formValues
    }

    /// Returns the controls with which a control could be confused, itself included. Those of another menu do not exist
    /// while that is closed.
    func like(_ control: PageControl) -> [PageControl] {
        all.filter { $0.isLike(control) && ($0.menu == nil || $0.menu == control.menu) }
    }

    /// Returns the button that opens the menu around a control.
    func opener(of control: PageControl) -> PageControl? {
        control.menu.flatMap { menu in all.first { $0.opens == menu } }
    }
}
