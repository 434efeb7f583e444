#if SwiftViews
    import Diagnostics
    import FOSMVVM
    import FOSTesting
    import Foundation
    import HTMLParsing
    import SwiftUI

    /// A view on the screen of a test.
    @MainActor
    final class PresentedView {
        /// The ways in which a view is shown.
        enum Source {
            /// A view in Swift, which reacts to what the user does.
            case swift(ViewSession, html: (TemplateContent) throws -> HTMLTree)
            /// A view with a template.
            case template(TemplateScreen)
        }

        /// How often a view may continue outside the main actor after a tap, before the test continues without the
        /// result. An endless task would continue without end.
        private static let roundLimit = 10_000
        /// How many seconds one such job may take.
        private static let jobLimit = 10.0

        /// The name of the view.
        let viewName: String
        /// The line of the test that presents it.
        let place: TestPlace
        private let source: Source
        private var evaluated: (count: Int, tree: ElementTree)?
        private var reportedProblems: [Diagnostic] = []
        /// The control that has the focus of the keyboard.
        private var focus: UIElement.Control?
        /// The id of the menu that is open.
        private var openMenu: String?
        /// Why the last element that the test asked for was not found. Nil if it was.
        private(set) var lastMiss: String?
        /// Whether a missing element is not a failure, as while a test waits for it.
        private var isWaiting = false

        init(_ source: Source, viewName: String, place: TestPlace) {
            self.source = source
            self.viewName = viewName
            self.place = place
        }

        /// The elements as they are now.
        var tree: ElementTree {
            switch source {
            case .template(let screen):
                perform("\(viewName)", place: place) { try screen.update() }
                return screen.tree
            case .swift(let session, let html):
                let views = session.update()
                if let evaluated, evaluated.count == session.evaluationCount { return evaluated.tree }
                let tree = Result { try ElementTree(views, openMenu: openMenu, html: html) }
                let shown = (try? tree.get()) ?? ElementTree()
                evaluated = (session.evaluationCount, shown)
                if case .failure(let error) = tree { report(error.localizedDescription) }
                reportNew(views.problems)
                return shown
            }
        }

        /// Fails the test for problems that an evaluation has, and an earlier one had not.
        private func reportNew(_ problems: [Diagnostic]) {
            for problem in problems where !reportedProblems.contains(problem) {
                reportedProblems.append(problem)
                report(problem.localizedDescription)
            }
        }

        /// The view, if it has a template.
        var templateScreen: TemplateScreen? { if case .template(let screen) = source { screen } else { nil } }

        /// What the view gives to its test.
        var transported: [TransportedOperations] {
            guard case .swift(let session, _) = source else { return [] }
            return session.update().attachments.compactMap { $0 as? TransportedOperations }
        }

        /// The problems of the view.
        var problems: [Diagnostic] {
            guard case .swift(let session, _) = source else { return [] }
            return session.update().problems
        }

        /// Cancels the tasks of the view.
        func end() {
            if case .swift(let session, _) = source { session.end() }
        }
    }

    extension PresentedView {
        /// Returns the index of the only element of a query, or the reason why there is none.
        func find(_ query: ElementQuery) -> Result<Int, LookupFailure> {
            let found = matches(query)
            if found.count == 1 {
                lastMiss = nil
                return .success(found[0])
            }
            let failure = LookupFailure(query, count: found.count, in: tree, of: viewName)
            lastMiss = found.isEmpty ? failure.message : nil
            return .failure(failure)
        }

        /// Returns the indices of the elements of a query. A query that is not supported fails the test.
        func matches(_ query: ElementQuery) -> [Int] {
            do throws(UnsupportedQuery) {
                return try query.matches(in: tree)
            } catch {
                report(error.reason)
                return []
            }
        }

        /// Returns the only element of a query. If there is none, the test fails, except while it waits.
        func element(_ query: ElementQuery, place: TestPlace? = nil) -> (index: Int, element: UIElement)? {
            switch find(query) {
            case .success(let index): return (index, tree.elements[index])
            case .failure(let failure):
                if !isWaiting { report(failure.message, place: place) }
                return nil
            }
        }

        /// Fails the test, with the elements that are on the screen.
        func report(_ message: String, place: TestPlace? = nil) {
            TestFailure(place: place ?? self.place).record("\(message)\n\(screen)")
        }

        /// The elements on the screen, for a message.
        var screen: String { "\(Self.screenTitle) \(viewName):\n\(tree.outline)" }

        /// The beginning of the elements in a message.
        static let screenTitle = "The screen of"

        /// Evaluates a condition again and again until it holds, or the time is over.
        func wait(_ timeout: TimeInterval, for condition: () -> Bool) -> Bool {
            isWaiting = true
            defer { isWaiting = false }
            let end = ContinuousClock.now + .seconds(timeout)
            while true {
                becomeIdle()
                if condition() { return true }
                guard .now < end else { return false }
                // State can also be set on another thread, without a job of the main actor.
                MainActorJobs.wait(until: .now() + .milliseconds(5))
            }
        }

        /// Evaluates a condition again and again until it holds, or the time is over, without blocking the main actor.
        func wait(_ timeout: Duration, until condition: () -> Bool) async -> Bool {
            let end = ContinuousClock.now + timeout
            while true {
                await idle()
                isWaiting = true
                defer { isWaiting = false }
                if condition() { return true }
                guard .now < end else { return false }
                // Not a sleeping task, which would need a thread that may wait for the main actor.
                await withCheckedContinuation { continuation in
                    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(5)) { continuation.resume() }
                }
            }
        }

        /// Runs what the tasks of the view can do now, and waits for what they do outside the main actor.
        func becomeIdle() {
            guard case .swift(let session, _) = source else { return }
            let executor = session.taskExecutor
            for _ in 0..<Self.roundLimit {
                let jobCount = executor.jobCount
                let done = DispatchSemaphore(value: 0)
                executor.afterJobs { done.signal() }
                let isDone = done.wait(timeout: .now() + Self.jobLimit) == .success
                MainActorJobs.run(atMost: Self.roundLimit)
                _ = tree
                if !isDone || executor.jobCount == jobCount { return }
            }
        }

        /// Waits for what the tasks of the view can do now.
        func idle() async {
            guard case .swift(let session, _) = source else { return }
            let executor = session.taskExecutor
            for _ in 0..<Self.roundLimit {
                let jobCount = executor.jobCount
                await withCheckedContinuation { continuation in
                    // What these jobs continue on the main actor runs before the test does.
                    executor.afterJobs { DispatchQueue.main.async { continuation.resume() } }
                }
                _ = tree
                if executor.jobCount == jobCount { return }
            }
        }
    }

    extension PresentedView {
        /// Does what a tap does: nothing, if the element or the ones around it are not enabled controls.
        func tap(_ query: ElementQuery, place: TestPlace) {
            guard let (index, _) = element(query, place: place) else { return }
            let tree = tree
            guard tree.isInFront(index) else {
                let front = tree.elements.last {
                    $0.layer == tree.frontLayer && [.alert, .sheet, .popover].contains($0.type)
                }
                let obstacle = front.map(\.description) ?? "Another view"
                return report("\(obstacle) is in front of \(query). Close it first.", place: place)
            }
            guard let target = tree.chain(from: index).first(where: { $0.control != nil }), let control = target.control
            else { return }
            guard target.isEnabled else { return }
            use(control, query, place: place)
            // A tap on anything else closes the menu.
            let menu: String? = if case .menu(let id) = control, id != openMenu { id } else { nil }
            if menu != openMenu { (openMenu, evaluated) = (menu, nil) }
        }

        private func use(_ control: UIElement.Control, _ query: ElementQuery, place: TestPlace) {
            focus = control
            switch control {
            case .action(let id): perform(query, place: place) { try $0.perform(id) }
            case .toggle(let id, let isOn): perform(query, place: place) { try $0.enter(.isOn(!isOn), in: id) }
            case .text(let id, _): perform(query, place: place) { $0.moveFocus(to: id) }
            case .picker, .slider, .value, .menu: break
            case .template(let control): press(control, query, place: place)
            }
        }

        private func press(_ control: TemplateControl, _ query: ElementQuery, place: TestPlace) {
            guard let (_, element) = element(query, place: place) else { return }
            switch element.type {
            case .button, .link: send(query, place: place) { try $0.perform(.control(control.action ?? "")) }
            case .checkBox, .switch:
                let value = element.isSelected ? "" : control.value
                send(query, place: place) { try $0.enter(value, into: control) }
            case .radioButton: send(query, place: place) { try $0.enter(control.value, into: control) }
            default: break
            }
        }

        /// Sends something to a view with a template. A template that is part of a view in Swift can only be read.
        private func send(
            _ query: ElementQuery, place: TestPlace, _ body: (TemplateScreen) throws -> String?
        ) {
            guard let screen = templateScreen else {
                return report(
                    "\(query) belongs to a template in a view in Swift, whose controls do nothing.", place: place)
            }
            perform("\(query)", place: place) {
                if let rejection = try body(screen) { report("\(query): \(rejection)", place: place) }
            }
        }

        /// Adds text to the field that has the focus. A line break submits the form.
        func type(_ text: String, into query: ElementQuery, place: TestPlace) {
            guard let (_, element) = element(query, place: place) else { return }
            guard element.takesText, let control = element.control else {
                return report("\(query) does not take text.", place: place)
            }
            guard focus?.id == control.id else {
                return report("\(query) does not have the focus of the keyboard. Tap it before typing.", place: place)
            }
            if case .template(let control) = control { return type(text, into: control, element, query, place: place) }
            guard case .text(let id, let submit) = control else { return }
            let parts = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            let isSubmitted = parts.count > 1 && submit != nil
            let entry = (element.value ?? "") + (isSubmitted ? String(parts[0]) : text)
            perform(query, place: place) { try $0.enter(.text(entry), in: id) }
            if isSubmitted, let submit { perform(query, place: place) { try $0.perform(submit) } }
        }

        private func type(
            _ text: String, into control: TemplateControl, _ element: UIElement, _ query: ElementQuery,
            place: TestPlace
        ) {
            let parts = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            let isSubmitted = parts.count > 1 && element.type != .textView
            let entry = (element.value ?? "") + (isSubmitted ? String(parts[0]) : text)
            send(query, place: place) { try $0.enter(entry, into: control) }
            if isSubmitted { send(query, place: place) { try $0.perform(.submit) } }
        }

        /// Replaces the value of a control by what a user sees: a text, the label of a choice, or a date.
        func enter(_ value: String, into query: ElementQuery, place: TestPlace) {
            guard let (_, element) = element(query, place: place) else { return }
            switch element.control {
            case .text(let id, _), .value(let id):
                perform(query, place: place) { try $0.enter(.text(value), in: id) }
            case .picker(let id, let choices):
                guard let choice = choices.first(where: { $0.label == value }) else {
                    let message = NearestNames.unknown("choice", value, of: "\(query)", among: choices.map(\.label))
                    return report(message, place: place)
                }
                perform(query, place: place) { try $0.enter(.text(choice.value), in: id) }
            case .template(let control) where element.type == .picker:
                guard let choice = control.choices[value] else {
                    let known = control.choices.keys.sorted()
                    return report(NearestNames.unknown("choice", value, of: "\(query)", among: known), place: place)
                }
                send(query, place: place) { try $0.enter(choice, into: control) }
            case .template(let control) where control.name != nil && element.type != .button:
                send(query, place: place) { try $0.enter(value, into: control) }
            case .action, .toggle, .slider, .menu, .template, nil:
                report("\(query) does not take a value.", place: place)
            }
        }

        /// Moves a slider to a position from 0 to 1.
        func slide(_ query: ElementQuery, to position: Double, place: TestPlace) {
            guard let (_, element) = element(query, place: place) else { return }
            guard case .slider(let id, let limits) = element.control, let value = limits.value(at: position) else {
                return report("\(query) is not a slider.", place: place)
            }
            perform(query, place: place) { try $0.enter(.text(value), in: id) }
        }

        private func perform(_ query: ElementQuery, place: TestPlace, _ body: (ViewSession) throws -> Void) {
            guard case .swift(let session, _) = source else { return }
            perform("\(query)", place: place) { try body(session) }
        }

        private func perform(_ subject: String, place: TestPlace, _ body: () throws -> Void) {
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
        /// The id of the part of the view, or the name of a control in a template.
        var id: String? {
            switch self {
            case .action(let id), .text(let id, _), .toggle(let id, _), .picker(let id, _), .slider(let id, _),
                .menu(let id),
                .value(let id):
                id
            case .template(let control): control.name
            }
        }
    }

    /// The reason why a query has no element, or several.
    struct LookupFailure: Error {
        /// The number of elements.
        let count: Int
        /// What was asked for, and what there is instead.
        let message: String

        init(_ query: ElementQuery, count: Int, in tree: ElementTree, of viewName: String) {
            self.count = count
            guard count == 0 else {
                message =
                    "\(count) elements match \(query). Use firstMatch or element(boundBy:), or a unique identifier."
                return
            }
            guard let name = query.name else {
                message = "There is no \(query) in \(viewName)."
                return
            }
            let kind = query.steps.last.map { $0.type == .any ? "element" : $0.type.rawValue } ?? "element"
            if let other = tree.elements.first(where: { $0.identifier == name }) {
                message = "There is no \(kind) '\(name.excerpt)' in \(viewName), but a \(other.type.rawValue)."
                return
            }
            let type = query.steps.last?.type ?? .any
            let sameKind = Set(tree.elements.filter { $0.type == type }.map(\.identifier))
            let all = Set(tree.elements.map(\.identifier)).subtracting([""])
            let names = NearestNames.nearest(to: name, among: sameKind).isEmpty ? all : sameKind
            message = NearestNames.unknown(kind, name, of: viewName, among: names.sorted())
        }
    }
#endif
