#if SwiftViews && os(Linux)
    import Diagnostics
    import FOSMVVM
    import Foundation
    import SwiftUI
    import TemplateEngine

    extension HTMLRenderer {
        /// Returns a view that is written in Swift, with state. Nil for any other view.
        ///
        /// - Throws: An error from encoding the ViewModel, or from decoding the localized one.
        func swiftLiveView(of input: ViewInput, locale: LocaleIdentifier) throws -> (any LiveView)? {
            guard let (view, templates) = try interactive.swiftView(of: input, locale: locale), let type = input.view
            else { return nil }
            let session = try SwiftViewRenderer.begin(type, view, in: templates.timeZone).session
            // Safe because only the main actor uses it from now on.
            nonisolated(unsafe) let page = SwiftPage(view: view, templates: templates)
            return MainActor.sync { SwiftLiveView(session, page: page) }
        }
    }

    /// The rendering of a view in Swift, for each of its states.
    private struct SwiftPage {
        let view: LocalizedView
        let templates: TemplateRendering

        func html(of tree: ViewTree) -> String {
            let fragment = SwiftViewRenderer.fragment(of: tree, view, with: templates)
            return String(decoding: fragment.html, as: UTF8.self)
        }

        /// The text that the page shows in a control.
        func text(in control: ViewNode) -> String? {
            guard let value = control.controlValue else { return nil }
            switch (value, control.details as? FieldDetails) {
            case (.isOn(let isOn), _): return isOn ? "on" : ""
            case (.text, let details?): return templates.values.text(in: details.field)
            case (.text(let text), nil): return text
            }
        }
    }

    /// A view that is written in Swift, with its session.
    @MainActor private final class SwiftLiveView: LiveView {
        /// How long an input waits for the tasks that it starts. They go on after that.
        private static let patience = Duration.milliseconds(100)

        private let session: ViewSession
        private let page: SwiftPage
        private var log: LiveLog

        init(_ session: ViewSession, page: SwiftPage) {
            self.session = session
            self.page = page
            log = LiveLog(session.update().operations.map { LiveOperations($0.type, json: $0.json) })
        }

        nonisolated func state(after input: LiveInput) throws(LiveViewFailure) -> LiveState {
            guard let state = MainActor.wait(for: { await self.currentState(after: input) }) else {
                throw .notStarted("A view cannot wait for itself.")
            }
            return state
        }

        nonisolated func end() {
            MainActor.sync { session.end() }
        }

        private func currentState(after input: LiveInput) async -> LiveState {
            if input.clearsEvents { log.clear() }
            let control = input.action.flatMap(description)
            let rejection = apply(input)
            let tree = await session.settle(within: Self.patience)
            record(tree.operations, by: control)
            return LiveState(
                html: page.html(of: tree), isBusy: session.hasTasks, rejection: rejection,
                operations: log.operations, events: log.events)
        }

        /// Enters what has changed, in the order of the page, then runs the action. A rejected entry does not affect
        /// others, but prevents the action. So do an entry that disables the control of the action, which the page then
        /// shows, and one of an unknown control, because the page is an old one.
        private func apply(_ input: LiveInput) -> LiveRejection? {
            let controls = session.update().nodes.filter { page.text(in: $0) != nil }
            let unknown = Set(input.entries.keys).subtracting(controls.map(\.id))
            var rejections = unknown.sorted().map { LiveRejection.unknownControl($0) }
            var submitAction: String?
            var used: Set<String> = []
            for control in controls {
                guard let entry = input.entries[control.id] else { continue }
                let text = entry.replacing("\r\n", with: "\n")
                let isChanged = text != page.text(in: control)
                if isChanged || submitAction == nil { submitAction = control.action ?? submitAction }
                guard isChanged, let value = control.controlValue else { continue }
                used.insert(control.id)
                rejections += rejection(of: { try session.enter(value.replaced(by: text), in: control.id) })
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
        private func description(of action: LiveInput.Action) -> String? {
            guard case .control(let id) = action else { return nil }
            let node = session.update().nodes.first { $0.hasAction(id) }
            let text = node?.texts.joined(separator: " ") ?? ""
            return text.isEmpty ? node?.identifier : text
        }

        private func record(_ operations: [TransportedOperations], by control: String?) {
            let errors = session.takeErrors().map { "\(TypeName.of(type(of: $0))): \($0.localizedDescription)" }
            log.record(
                control.map { .pressed($0) }, operations.map { LiveOperations($0.type, json: $0.json) },
                error: errors.isEmpty ? nil : errors.joined(separator: "\n"))
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
        /// Whether using the node runs an action.
        fileprivate func hasAction(_ id: String) -> Bool { actions.contains(id) }

        /// Whether its value or one of its actions is among those that were used.
        fileprivate func isUsed(by ids: Set<String>) -> Bool {
            controlValue != nil && ids.contains(id) || actions.contains(where: ids.contains)
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
