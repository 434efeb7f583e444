#if SwiftViews && os(Linux)
    import Diagnostics
    import FOSFoundation
    import FOSMVVM
    import Foundation
    package import SwiftUI
    import Synchronization
    import TemplateEngine

    extension LiveParts {
        /// Returns the part of a view in Swift.
        ///
        /// - Throws: An error from decoding the localized ViewModel.
        func swift<View: ViewModelView>(
            _ type: View.Type, _ view: LocalizedView, with context: RenderingContext
        ) throws -> SwiftPart {
            let names = LiveNames(prefix: context.place.rootID, areIDs: true)
            let content = PartContent(of: view.input, in: view.locale)
            let part = try part(names, showing: content) {
                let (session, tree) = try SwiftViewRenderer.begin(type, view, with: context)
                let (values, root) = (context.values, names.prefix)
                return MainActor.sync {
                    SwiftPart(session, tree, showing: content, root: root, values: values)
                }
            }
            if !part.content.isShowing(content) { try part.show(type, view, content) }
            return part
        }
    }

    /// A view in Swift on a live page, with its session.
    @MainActor final class SwiftPart: LivePart {
        /// How long an input waits for the tasks that it starts. They go on after that.
        private static let timeout = Duration.milliseconds(100)

        private nonisolated let lastContent: Mutex<PartContent>
        fileprivate let session: ViewSession
        private let values: TemplateValueBuilder
        /// The tree as it was when it was last evaluated, for callers that cannot wait for the main actor.
        nonisolated private let lastTree: Mutex<ViewTree>
        /// What the ids of the nodes begin with.
        private let root: String
        /// The names on the page that was rendered last.
        nonisolated private let lastNames: Mutex<ShownNames>

        fileprivate init(
            _ session: ViewSession, _ tree: ViewTree, showing content: PartContent, root: String,
            values: TemplateValueBuilder
        ) {
            self.session = session
            lastContent = Mutex(content)
            self.values = values
            lastTree = Mutex(tree)
            self.root = root
            lastNames = Mutex(ShownNames(of: tree, root: root))
        }

        nonisolated var content: PartContent { lastContent.withLock(\.self) }

        /// Shows the ViewModel as it is now, or in another locale. The state stays.
        ///
        /// - Throws: An error from decoding the localized ViewModel.
        fileprivate nonisolated func show<View: ViewModelView>(
            _ type: View.Type, _ view: LocalizedView, _ content: PartContent
        ) throws {
            let change = try SwiftViewRenderer.change(of: type, to: view)
            MainActor.sync { change(session) }
            lastContent.withLock { $0 = content }
        }

        /// Returns the tree as it is now, for a page.
        nonisolated func update() -> ViewTree {
            let (tree, names) = MainActor.sync {
                let tree = session.updatePage()
                return (tree, ShownNames(of: tree, root: root))
            }
            lastTree.withLock { $0 = tree }
            lastNames.withLock { $0 = names }
            return tree
        }

        nonisolated func id(of name: String) -> String? {
            let last = lastNames.withLock(\.self)
            return MainActor.sync { ShownNames(of: session.update(), root: root).id(of: name, last: last) }
        }

        nonisolated func renewOperations() -> Bool {
            MainActor.sync {
                // Each of them, also after one that had recorded something.
                let isRenewed = session.hasTasks ? [] : session.update().operations.map { $0.renew() }
                guard isRenewed.contains(true) else { return false }
                let tree = session.evaluateAgain()
                lastTree.withLock { $0 = tree }
                return true
            }
        }

        nonisolated func settle() {
            guard let tree = MainActor.wait(for: { await self.session.settle(within: Self.timeout) }) else { return }
            lastTree.withLock { $0 = tree }
        }

        nonisolated var isBusy: Bool { MainActor.sync { session.hasTasks } }

        nonisolated var operations: [LiveOperations] {
            lastTree.withLock(\.operations).map { LiveOperations($0.type, json: $0.json, fields: $0.fieldNames) }
        }

        nonisolated var firstOperations: [LiveOperations] {
            lastTree.withLock(\.operations).map { LiveOperations($0.type, json: $0.first) }
        }

        nonisolated var secrets: [String] { lastTree.withLock { $0.nodes.compactMap(\.secret) } }

        nonisolated func takeErrors() -> [String] {
            MainActor.sync {
                session.takeErrors().map { "\(TypeName.of(Swift.type(of: $0))): \($0.localizedDescription)" }
            }
        }

        /// Nil, because operations of a view in Swift are not called by name.
        nonisolated func takeRejection() -> LiveRejection? { nil }

        nonisolated func description(of action: LiveInput.Action) -> String? { MainActor.sync { name(of: action) } }

        nonisolated func isChanged(by entries: [String: LiveEntry]) -> Bool {
            MainActor.sync {
                session.update().nodes.contains { control in
                    guard let entry = entries[control.id], let text = shownText(in: control) else { return false }
                    return control.sent(control.text(of: entry)) != control.sent(text)
                }
            }
        }

        nonisolated func apply(_ input: LiveInput) -> LiveRejection? {
            MainActor.sync {
                let rejection = applyNow(input)
                let tree = session.update()
                lastTree.withLock { $0 = tree }
                return rejection
            }
        }

        nonisolated func end() {
            MainActor.sync { session.end() }
        }
    }

    extension LivePage {
        /// The view of the page, if it is in Swift.
        @MainActor package var session: ViewSession? { (parts.root as? SwiftPart)?.session }
    }

    extension SwiftPart {
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

        /// Returns the names of no control, in order. What has not changed is not missed.
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
