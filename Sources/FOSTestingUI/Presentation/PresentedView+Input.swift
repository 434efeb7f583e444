#if SwiftViews
    import Diagnostics
    import FOSTesting
    import HTMLRendering
    import SwiftUI

    extension PresentedView {
        /// Does what a tap does: nothing, if the element or the ones around it are not enabled controls.
        func tap(_ query: ElementQuery, place: TestPlace) {
            guard let (index, _) = elementInFront(query, place: place) else { return }
            let tree = tree
            guard let target = tree.chain(from: index).first(where: { $0.control != nil }), let control = target.control
            else { return }
            guard target.isEnabled else { return }
            use(control, query, place: place)
            // A tap on anything else closes the menu.
            let menu: String? = if case .menu(let id) = control, id != openMenu { id } else { nil }
            if menu != openMenu { (openMenu, evaluated) = (menu, nil) }
        }

        /// Returns the only element of a query. If there is none, or something is in front of it, the test fails.
        private func elementInFront(_ query: ElementQuery, place: TestPlace) -> (index: Int, element: UIElement)? {
            guard let found = element(query, place: place) else { return nil }
            let tree = tree
            guard !tree.isInFront(found.index) else { return found }
            let front = tree.elements.last {
                $0.layer == tree.frontLayer && [.alert, .sheet, .popover].contains($0.type)
            }
            let obstacle = front.map(\.description) ?? "Another view"
            report("\(obstacle) is in front of \(query). Close it first.", place: place)
            return nil
        }

        /// Returns the only element of a query, if the user can change it. If not, the test fails.
        private func changeable(_ query: ElementQuery, place: TestPlace) -> UIElement? {
            guard let (_, element) = elementInFront(query, place: place) else { return nil }
            if !element.isEnabled { report("\(query) is disabled.", place: place) }
            return element.isEnabled ? element : nil
        }

        private func use(_ control: UIElement.Control, _ query: ElementQuery, place: TestPlace) {
            focus = control
            switch control {
            case .action(let id): send(query, LiveInput(action: .control(id)), place: place)
            case .toggle(let id, let isOn): enter(isOn ? "" : "on", in: id, query, place: place)
            case .text(let id, _):
                var input = LiveInput()
                input.focus = id
                send(query, input, place: place)
            case .picker, .slider, .value, .menu: break
            case .template(let control): press(control, query, place: place)
            }
        }

        /// Moves the focus away from the control that has it.
        func blur(place: TestPlace) {
            focus = nil
            var input = LiveInput()
            input.focus = ""
            send(ElementQuery(), input, place: place)
        }

        private func press(_ control: TemplateControl, _ query: ElementQuery, place: TestPlace) {
            guard let (_, element) = element(query, place: place) else { return }
            switch element.type {
            case .button, .link: send(query, to: control, place: place) { try $0.press(control) }
            case .switch where control.name == nil: send(query, to: control, place: place) { try $0.press(control) }
            case .checkBox, .switch:
                let value = element.isSelected ? "" : control.value
                send(query, to: control, place: place) { try $0.enter(value, into: control) }
            case .radioButton: send(query, to: control, place: place) { try $0.enter(control.value, into: control) }
            default: break
            }
        }

        /// Sends something to the template of a control.
        private func send(
            _ query: ElementQuery, to control: TemplateControl, place: TestPlace,
            _ body: (TemplateScreen) throws -> String?
        ) {
            guard let screen = screen(of: control) else { return }
            perform("\(query)", place: place) {
                let rejection = try body(screen)
                evaluated = nil
                if let rejection { report("\(query): \(rejection)", place: place) }
            }
        }

        /// Adds text to the field that has the focus. A line break submits the form.
        func type(_ text: String, into query: ElementQuery, place: TestPlace) {
            guard let (_, element) = element(query, place: place) else { return }
            guard element.takesText, let control = element.control else {
                return report("\(query) does not take text.", place: place)
            }
            guard let focus, focus.id == control.id else {
                return report("\(query) does not have the focus of the keyboard. Tap it before typing.", place: place)
            }
            let end = element.type == .textView ? nil : text.firstIndex(where: \.isNewline)
            if let end, text.index(after: end) < text.endIndex {
                return report("\(query) has one line. Type what follows the line break separately.", place: place)
            }
            let isReturn = end != nil
            let entry = (element.value ?? "") + text[..<(end ?? text.endIndex)]
            if case .template(let control) = control {
                send(query, to: control, place: place) { try $0.enter(entry, into: control) }
                if isReturn { send(query, to: control, place: place) { try $0.submit(from: control) } }
            }
            guard case .text(let id, let submits) = control else { return }
            enter(entry, in: id, query, place: place)
            guard isReturn, submits else { return }
            var input = LiveInput(action: .submit)
            input.submittedField = id
            send(query, input, place: place)
        }

        /// Replaces the value of a control by what a user sees: a text, the label of a choice, or a date.
        func enter(_ value: String, into query: ElementQuery, place: TestPlace) {
            guard let element = changeable(query, place: place) else { return }
            switch element.control {
            case .text(let id, _), .value(let id):
                enter(value, in: id, query, place: place)
            case .picker(let id, let choices):
                guard let choice = choices.first(where: { $0.label == value }) else {
                    let message = NearestNames.unknown("choice", value, of: "\(query)", among: choices.map(\.label))
                    return report(message, place: place)
                }
                enter(choice.value, in: id, query, place: place)
            case .template(let control) where element.type == .picker:
                guard let choice = control.choices[value] else {
                    let known = control.choices.keys.sorted()
                    return report(NearestNames.unknown("choice", value, of: "\(query)", among: known), place: place)
                }
                send(query, to: control, place: place) { try $0.enter(choice, into: control) }
            case .template(let control) where control.name != nil && element.type != .button:
                send(query, to: control, place: place) { try $0.enter(value, into: control) }
            case .action, .toggle, .slider, .menu, .template, nil:
                report("\(query) does not take a value.", place: place)
            }
        }

        /// Moves a slider to a position from 0 to 1.
        func slide(_ query: ElementQuery, to position: Double, place: TestPlace) {
            guard let element = changeable(query, place: place) else { return }
            guard let value = element.control?.limits?.value(at: position) else {
                return report("\(query) is not a slider.", place: place)
            }
            switch element.control {
            case .slider(let id, _): enter(value, in: id, query, place: place)
            case .template(let control): send(query, to: control, place: place) { try $0.enter(value, into: control) }
            default: break
            }
        }

        /// Enters a text into a control of a view in Swift.
        private func enter(_ text: String, in id: String, _ query: ElementQuery, place: TestPlace) {
            send(query, LiveInput(entries: [id: LiveEntry(text)]), place: place)
        }

        /// Sends an input to the page of a view in Swift, without waiting.
        private func send(_ query: ElementQuery, _ input: LiveInput, place: TestPlace) {
            guard case .swift(_, let templates) = source, let rejection = templates.page.apply(input) else { return }
            report("\(query): \(rejection.reason)", place: place)
        }

        func perform(_ subject: String, place: TestPlace, _ body: () throws -> Void) {
            do {
                try body()
            } catch {
                TestFailure(place: place).record("\(subject): \(error.localizedDescription)")
            }
        }
    }

    extension UIElement {
        fileprivate var takesText: Bool {
            switch control {
            case .text: true
            case .template: [.textField, .secureTextField, .textView].contains(type)
            default: false
            }
        }
    }

    extension UIElement.Control {
        /// The id of the part of the view, or the name of a control in a template after the id of its node.
        var id: String? {
            switch self {
            case .action(let id), .text(let id, _), .toggle(let id, _), .picker(let id, _), .slider(let id, _),
                .menu(let id),
                .value(let id):
                id
            case .template(let control): control.name.map { "\(control.node ?? "")/\($0)" }
            }
        }

        /// The limits of a slider.
        fileprivate var limits: ControlLimits? {
            switch self {
            case .slider(_, let limits): limits
            case .template(let control): control.limits
            default: nil
            }
        }
    }
#endif
