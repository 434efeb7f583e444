#if SwiftViews
    import FOSMVVM
    import Foundation
    import HTMLParsing
    import HTMLRendering
    import SwiftUI

    /// A view with a template on the screen of a test. It keeps what is entered into its controls, as a browser does.
    @MainActor
    final class TemplateScreen {
        /// The elements as they are now.
        private(set) var tree = ElementTree()
        private(set) var page = HTMLTree.empty
        private var state: LiveState?
        private var isBusy = false
        private var entered = EnteredValues()
        private let live: any LiveView
        private let content: (LiveState) throws -> (html: HTMLTree, isBusy: Bool)

        /// How long a tap waits for the operation that it calls.
        private static let timeout = Duration.seconds(1)

        /// Creates the screen of a template on a live page.
        ///
        /// - Parameters:
        ///   - live: The page.
        ///   - content: Returns the HTML of the template after an input, and whether its operations are running.
        init(in live: any LiveView, content: @escaping (LiveState) throws -> (html: HTMLTree, isBusy: Bool)) {
            self.live = live
            self.content = content
        }

        /// Creates the screen of a live view.
        ///
        /// - Throws: An error for HTML that cannot be parsed.
        convenience init(of live: any LiveView) throws {
            self.init(in: live) { (try HTMLParser.parse($0.html), $0.isBusy) }
            _ = try send(LiveInput())
        }

        /// Shows HTML with what was entered.
        func show(_ html: HTMLTree) {
            page = html.entering(entered)
            tree = ElementTree(page)
        }

        /// Enters a text into the control with a name, then calls the control's operation, if it has one.
        ///
        /// - Returns: Why it was rejected, or nil.
        func enter(_ text: String, into control: TemplateControl) throws -> String? {
            guard let name = control.name else { return "It has no name, so the page does not send it." }
            entered.enter(text, into: control, named: name)
            page = page.entering(entered)
            let action = control.action.map { LiveInput.Action.control($0) }
            let entries = page.entries
            return try send(
                LiveInput(
                    entries: action == nil ? [name: entries[name] ?? LiveEntry(text)] : entries, action: action))
        }

        /// Presses a button.
        ///
        /// - Returns: Why it was rejected, or nil.
        func press(_ button: TemplateControl) throws -> String? {
            guard let action = button.action else { return Self.nothing }
            return try send(LiveInput(entries: page.entries, action: .control(action)))
        }

        /// Submits the form of a field.
        ///
        /// - Returns: Why it was rejected, or nil.
        func submit(from field: TemplateControl) throws -> String? {
            var input = LiveInput(entries: page.entries, action: .submit)
            input.submittedField = field.name
            return try send(input)
        }

        private static let nothing = "It does nothing."

        /// Shows what an operation that takes long has done.
        func update() throws {
            if isBusy { _ = try send(LiveInput()) }
        }

        /// The operations of the page.
        var operations: [LiveOperations] { state?.operations ?? [] }

        /// Ends the page.
        func end() { live.end() }

        private func send(_ input: LiveInput) throws -> String? {
            var rejection = try receive(live.state(after: input))
            let end = ContinuousClock.now + Self.timeout
            while isBusy, input.action != nil, .now < end {
                MainActorJobs.runNext(before: .now() + .milliseconds(5))
                let later = try receive(live.state(after: LiveInput()))
                rejection = rejection ?? later
            }
            return rejection?.reason
        }

        /// Shows a state. Returns why its input was rejected.
        private func receive(_ state: LiveState) throws -> LiveRejection? {
            let content = try content(state)
            (self.state, isBusy) = (state, content.isBusy)
            show(content.html)
            return state.rejection
        }
    }

    /// A control of a template.
    struct TemplateControl: Hashable {
        /// The name of its value in the form. Nil for a button.
        let name: String?
        /// The operation that it calls, as the form sends it. Empty for a button that only submits its form.
        let action: String?
        /// The value that is sent if it is chosen.
        let value: String
        /// The values of a list, by their labels.
        let choices: [String: String]
        /// The id of the node that contains the template, in a view in Swift.
        let node: String?
        /// Whether it is one of several values that can be on.
        var isCheckbox = false
        /// The limits of a slider.
        var limits: ControlLimits?
    }

    /// What a test has entered into the controls of a template.
    struct EnteredValues {
        /// The texts of controls by their names.
        fileprivate private(set) var texts: [String: String] = [:]
        /// Whether checkboxes are on, by their names and values.
        fileprivate private(set) var checks: [String: [String: Bool]] = [:]

        fileprivate mutating func enter(_ text: String, into control: TemplateControl, named name: String) {
            if control.isCheckbox {
                checks[name, default: [:]][control.value] = !text.isEmpty
            } else {
                texts[name] = text
            }
        }
    }

    extension LiveRejection {
        /// Why it was rejected, for a test.
        var reason: String {
            switch self {
            case .unknownControl(let name): "There is no control '\(name)'."
            case .disabled(let name): "'\(name)' is disabled."
            case .invalidValue(let text): "'\(text)' is not a value of it."
            case .notCallable(let reason): reason
            }
        }
    }

    extension HTMLTree {
        /// What a browser sends, by the names of the controls.
        fileprivate var entries: [String: LiveEntry] { formValues.mapValues(LiveEntry.init(texts:)) }

        /// Returns the page in which controls contain other values.
        fileprivate func entering(_ entries: EnteredValues) -> HTMLTree {
            let ends = ends
            var nodes: [HTMLNode] = []
            /// The select or text area whose content is replaced, with its value and the index after its end.
            var open: (name: String, value: String, end: Int)?
            for (index, node) in self.nodes.enumerated() {
                if let current = open, index >= current.end { open = nil }
                switch node {
                case .start(let option) where option.isHTML(["option"]) && open != nil:
                    let value = option.value(of: "value") ?? text(in: index..<ends[index]).collapsed
                    nodes.append(.start(option.setting("selected", value == open?.value)))
                case .start(let element) where element.isHTML(Self.controlNames):
                    let entry = element.value(of: "name").flatMap { entries.texts[$0] }
                    nodes.append(.start((entry.map(element.entering) ?? element).checking(entries)))
                    guard let entry, element.name != "input" else { continue }
                    open = (element.name, entry, ends[index])
                    if element.name == "textarea" { nodes.append(.text(entry)) }
                case .text where open?.name == "textarea": break
                default: nodes.append(node)
                }
            }
            return HTMLTree(nodes: nodes, hasErrors: hasErrors)
        }
    }

    extension HTMLElement {
        /// Returns the checkbox as it was switched. Any other element is the same.
        fileprivate func checking(_ entries: EnteredValues) -> HTMLElement {
            guard value(of: "type") == "checkbox", let name = value(of: "name"),
                let isOn = entries.checks[name]?[value(of: "value") ?? "on"]
            else { return self }
            return setting("checked", isOn)
        }

        fileprivate func entering(_ text: String) -> HTMLElement {
            switch value(of: "type") {
            case "hidden", "checkbox": return self
            case "radio": return setting("checked", value(of: "value") == text)
            default:
                guard name == "input" else { return self }
                var element = self
                element.attributes.removeAll { $0.name == "value" }
                element.attributes.append(HTMLAttribute(name: "value", value: text))
                return element
            }
        }

        fileprivate func setting(_ name: String, _ isSet: Bool) -> HTMLElement {
            var element = self
            element.attributes.removeAll { $0.name == name }
            if isSet { element.attributes.append(HTMLAttribute(name: name, value: nil)) }
            return element
        }
    }
#endif
