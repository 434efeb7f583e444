#if SwiftViews && os(Linux)
    import FOSMVVM
    import Foundation
    import SwiftUI
    import Synchronization

    /// What the user enters and presses.
    extension SwiftPart {
        nonisolated func apply(_ input: LiveInput) -> LiveRejection? {
            MainActor.sync {
                let rejection = applyNow(input)
                let tree = session.update()
                lastTree.withLock { $0 = tree }
                return rejection
            }
        }

        nonisolated func isChanged(by entries: [String: LiveEntry]) -> Bool {
            MainActor.sync {
                session.update().nodes.contains { control in
                    guard let entry = entries[control.id], let text = shownText(in: control) else { return false }
                    return control.sent(control.text(of: entry)) != control.sent(text)
                }
            }
        }

        nonisolated func description(of action: LiveInput.Action) -> String? { MainActor.sync { name(of: action) } }

        nonisolated var secrets: [String] { lastTree.withLock { $0.nodes.compactMap(\.secret) } }

        /// The text that the page shows in a control.
        private func shownText(in control: ViewNode) -> String? {
            guard let value = control.controlValue else { return nil }
            switch (value, control.details as? FieldDetails) {
            case (.isOn(let isOn), _): return isOn ? "on" : ""
            case (.text, let details?): return values.text(in: details.field)
            case (.text(let text), nil): return text
            }
        }

        /// Enters what has changed, in the order of the page, then runs the action. A rejected entry does not affect
        /// others, but prevents the action. So do an entry that disables the control of the action, which the page then
        /// shows, and one of an unknown control, because the page is an old one.
        private func applyNow(_ input: LiveInput) -> LiveRejection? {
            session.measure(input.sizes.frames)
            let controls = session.update().nodes.filter { shownText(in: $0) != nil }
            var rejections = unknown(input.entries, controls).map { LiveRejection.unknownControl($0) }
            let field = input.submittedField.flatMap { name in controls.first { $0.id == name } }
            var submitAction = field?.action
            var used: Set<String> = []
            for control in controls {
                guard let entry = input.entries[control.id] else { continue }
                let text = control.sent(control.text(of: entry))
                if control.isDatePicker, text.isEmpty { continue }
                let isChanged = text != shownText(in: control).map(control.sent)
                if field == nil, isChanged || submitAction == nil { submitAction = control.action ?? submitAction }
                guard isChanged, let value = control.controlValue else { continue }
                used.insert(control.id)
                let entered = rejection(of: { try session.enter(value.replaced(by: text), in: control.id) })
                // An entry before it can have hidden the control.
                rejections += entered.filter { $0 != .unknownControl(control.id) }
            }
            let isEntered = !used.isEmpty
            if case .control(let id) = input.action { used.insert(id) }
            rejections += expandGroups(around: used)
            if let focus = input.focus { session.moveFocus(to: focus.isEmpty ? nil : focus) }
            if rejections.isEmpty {
                switch input.action {
                case .control(let id): rejections = rejection(of: { try session.perform(id) })
                case .submit: if let submitAction { rejections = rejection(of: { try session.perform(submitAction) }) }
                case nil: break
                }
                if isEntered, case .disabled = rejections.first { return nil }
            }
            return rejections.first
        }

        /// Returns the names of entries that no control has, in order, without entries that would change nothing.
        private func unknown(_ entries: [String: LiveEntry], _ controls: [ViewNode]) -> [String] {
            let names = Set(entries.keys).subtracting(controls.map(\.id))
            guard !names.isEmpty else { return [] }
            let shown = ShownNames(of: session.tree, root: root)
            return names.sorted().filter { name in
                let control = controls.first { $0.id == shown.withoutDigests(name) }
                return control.flatMap { shownText(in: $0).map($0.sent) } != entries[name]?.text
            }
        }

        /// Expands the groups that contain what was used, as they must be open in the browser. Without script, the page
        /// does not report that.
        private func expandGroups(around used: Set<String>) -> [LiveRejection] {
            let closed = session.update().nodes.filter { node in
                guard case .disclosure(false) = node.kind, !used.contains(node.id) else { return false }
                return node.children.flatMap(\.all).contains { $0.isUsed(by: used) }
            }
            return closed.flatMap { group in rejection(of: { try session.enter(.isOn(true), in: group.id) }) }
        }

        private func rejection(of change: () throws -> Void) -> [LiveRejection] {
            do {
                try change()
                return []
            } catch {
                return [LiveRejection(error)]
            }
        }

        /// Returns the text or identifier of what the user pressed.
        private func name(of action: LiveInput.Action) -> String? {
            guard case .control(let id) = action else { return nil }
            let node = session.update().nodes.first { $0.hasAction(id) }
            let text = ((node?.texts ?? []) + [node?.sign(of: id)].compactMap(\.self)).joined(separator: " ")
            return text.isEmpty ? node?.identifier : text
        }
    }

    extension LiveRejection {
        fileprivate init(_ error: any Error) {
            self =
                switch error as? ViewInputError {
                case .unknownControl(let id): .unknownControl(id)
                case .disabled(let id): .disabled(id)
                case .invalidValue(let text): .invalidValue(text)
                case nil: .invalidValue(error.localizedDescription)
                }
        }
    }

    extension ViewNode {
        /// Returns a text of the control as a browser sends it: without line breaks, or with those of Unix in an editor.
        fileprivate func sent(_ text: String) -> String {
            let isField = if case .control(.textField, _) = kind { true } else { secret != nil }
            return text.replacing(/\r\n|\r|\n/, with: isField ? "" : "\n")
        }

        /// Returns the text of an entry: of the last control, or all that are chosen in a list, one on each line.
        fileprivate func text(of entry: LiveEntry) -> String {
            let takesList = (details as? FieldDetails)?.field.takesList == true
            return takesList ? entry.filled.joined(separator: "\n") : entry.text
        }

        /// Whether the node always has a date. The browser lets a user remove it, and then shows it again.
        fileprivate var isDatePicker: Bool {
            guard case .control(.datePicker, _) = kind else { return false }
            return details == nil
        }

        /// Whether using the node runs an action.
        fileprivate func hasAction(_ id: String) -> Bool { actions.contains(id) }

        /// Whether its value or one of its actions is among those that were used.
        fileprivate func isUsed(by ids: Set<String>) -> Bool {
            controlValue != nil && ids.contains(id) || actions.contains(where: ids.contains)
        }

        /// What a field for a password contains. Nil for any other node.
        fileprivate var secret: String? {
            guard case .control(.secureField, .text(let text)) = kind else { return nil }
            return text
        }

        /// The sign of a button of a stepper, as its component has it.
        fileprivate func sign(of action: String) -> String? {
            guard case .stepper(let decrement, _) = kind else { return nil }
            return action == decrement ? "−" : "+"
        }

        private var actions: [String] {
            guard case .stepper(let decrement, let increment) = kind else { return [action].compactMap(\.self) }
            return [decrement, increment].compactMap(\.self)
        }
    }

    extension ControlValue {
        /// Returns the value that the user entered as a text, or by switching the control on or off.
        fileprivate func replaced(by text: String) -> ControlValue {
            switch self {
            case .isOn: .isOn(!text.isEmpty)
            case .text: .text(text)
            }
        }
    }
#endif
