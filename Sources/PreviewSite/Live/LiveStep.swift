import HTMLRendering

/// Something that a user did with one control of a live view.
struct LiveStep: Hashable, Sendable {
    /// What a user can do.
    enum Act: Hashable, Sendable {
        /// Pressed a button, or switched something on or off.
        case press
        /// Replaced the text of a control, which was not empty before.
        case enter(String, replaces: Bool)
        case choose(PageControl.Choice)
        /// Pressed Enter in a field.
        case submit
    }

    /// The control as it was then, or when it was repeated. Nil if the page did not have it.
    var control: PageControl?
    /// The name of the control on the page, or the value of its action.
    let name: String
    /// Its number among those that are like it. Nil if it was the only one.
    var number: Int?
    /// The button of the menu around it.
    var opener: PageControl?
    var act: Act
    /// Whether tasks of the view were running, so that the control may have appeared only after a while.
    var waits = false
    /// Why it could not be repeated. Nil if it could, or was not repeated.
    var failure: LiveRejection?

    /// Returns the steps of an input.
    ///
    /// - Parameter page: The page on which the user did them.
    static func steps(of input: LiveInput, on page: PageControls, waits: Bool) -> [LiveStep] {
        let entered = entries(in: input, on: page)
        let pressed = press(in: input, on: page, after: entered)
        return (entered + [pressed].compactMap(\.self)).map { step in
            var step = step
            step.waits = waits
            step.locate(on: page)
            return step
        }
    }

    /// Remembers where the control is on a page: its number among those like it, and the menu around it.
    mutating func locate(on page: PageControls) {
        guard let control else { return }
        let like = page.like(control)
        if like.count > 1 { number = like.firstIndex(of: control) }
        opener = page.opener(of: control)
    }

    /// Returns the step that is this one and a later one. Nil if these are two.
    func merged(with later: LiveStep) -> LiveStep? {
        guard name == later.name, case .enter(_, let replaces) = act, case .enter(let text, _) = later.act else {
            return nil
        }
        var step = self
        step.act = .enter(text, replaces: replaces)
        return step
    }
}

extension LiveStep {
    /// Returns what was entered, in the order of the page. What it does not have comes last.
    private static func entries(in input: LiveInput, on page: PageControls) -> [LiveStep] {
        let changed = input.entries.filter { name, entry in
            entry.texts.map(\.withUnixLines) != page.values[name, default: []].map(\.withUnixLines)
        }
        let known = page.all.flatMap { control -> [LiveStep] in
            guard let name = control.name, let entry = changed[name] else { return [] }
            return act(entry, with: control, on: page).map { [LiveStep(control: control, name: name, act: $0)] } ?? []
        }
        let names = Set(page.all.compactMap(\.name))
        let unknown = changed.filter { !names.contains($0.key) }.sorted { $0.key < $1.key }
        return known + unknown.map { LiveStep(control: nil, name: $0, act: .enter($1.text, replaces: false)) }
    }

    /// Returns what was done with a control that now contains an entry. Nil for nothing.
    private static func act(_ entry: LiveEntry, with control: PageControl, on page: PageControls) -> Act? {
        switch control.kind {
        case .switch, .checkBox, .disclosure:
            return entry.texts.contains(control.value) == control.isOn ? nil : .press
        case .radioButton: return entry.text == control.value && !control.isOn ? .press : nil
        case .picker:
            return .choose(
                control.choices.first { $0.value == entry.text } ?? .init(value: entry.text, label: entry.text))
        case .button, .ofPage, .textField, .secureTextField, .textView, .colorWell, .datePicker, .slider:
            let before = page.values[control.name ?? "", default: []].last ?? ""
            return .enter(entry.texts.joined(separator: "\n"), replaces: !before.isEmpty)
        }
    }

    /// Returns what was pressed. Nil for nothing besides the entry of a control that also runs an action.
    private static func press(in input: LiveInput, on page: PageControls, after entered: [LiveStep]) -> LiveStep? {
        switch input.action {
        case nil: return nil
        case .control(let action):
            if entered.contains(where: { $0.control?.action == action }) { return nil }
            let control = page.all.first { $0.name == nil && $0.action == action }
            return LiveStep(control: control, name: action, act: .press)
        case .submit:
            let field = input.submittedField.flatMap { name in page.all.first { $0.name == name } }
            if let field { return LiveStep(control: field, name: field.name ?? "", act: .submit) }
            let button = page.all.first { $0.name == nil && $0.action?.isEmpty == true }
            return LiveStep(control: button, name: input.submittedField ?? "", act: button == nil ? .submit : .press)
        }
    }
}

extension LiveStep {
    /// Returns the same control on another page: the one with its identifier, or else with its label, or its name in the
    /// form. Nil if the page has none of them.
    func control(on page: PageControls) -> PageControl? {
        guard let control else { return nil }
        let like = page.like(control)
        if like.indices.contains(number ?? 0) { return like[number ?? 0] }
        guard control.identifier.isEmpty else { return nil }
        return page.all.first { other in
            other.kind == control.kind && (other.name ?? other.action) == name && other.value == control.value
        }
    }
}

extension String {
    /// The text with the line breaks of Unix, in place of those of a form.
    fileprivate var withUnixLines: String { replacing("\r\n", with: "\n") }
}
