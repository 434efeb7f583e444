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
            case swift(ViewSession, templates: NestedTemplates)
            /// A view with a template.
            case template(TemplateScreen)
        }

        /// How often a view may continue outside the main actor after a tap, before the test continues without the
        /// result. An endless task would continue without end.
        private static let roundLimit = 10_000
        /// How many seconds one such job may take.
        private static let jobLimit = 10.0
        /// The number of seconds for which a test can wait: a day.
        private static let maxTimeout = 86_400.0

        /// The name of the view.
        let viewName: String
        /// The line of the test that presents it.
        let place: TestPlace
        let source: Source
        var evaluated: (count: Int, tree: ElementTree)?
        private var reportedProblems: [Diagnostic] = []
        /// The queries that are not supported and have failed the test already, which may be evaluated again and again.
        private var reportedQueries: Set<UnsupportedQuery> = []
        /// The control that has the focus of the keyboard.
        var focus: UIElement.Control?
        /// The id of the menu that is open.
        var openMenu: String?
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
            case .swift(let session, let templates):
                session.update()
                if templates.mayHaveChanged() { evaluated = nil }
                if let evaluated, evaluated.count == session.evaluationCount { return evaluated.tree }
                templates.page.render()
                let views = session.tree
                let tree = Result { try ElementTree(views, openMenu: openMenu, html: templates.html) }
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

        /// Returns the template that a control belongs to: that of the view, or one in a view in Swift.
        func screen(of control: TemplateControl) -> TemplateScreen? {
            switch source {
            case .template(let screen): screen
            case .swift(_, let templates): control.node.flatMap { templates[$0] }
            }
        }

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
            switch source {
            case .template(let screen): screen.end()
            case .swift(_, let templates): templates.page.end()
            }
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
                if reportedQueries.insert(error).inserted { report(error.reason) }
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
            let end = ContinuousClock.now + .seconds(timeout.isNaN ? 0 : min(max(timeout, 0), Self.maxTimeout))
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
            guard case .swift(let session, _) = source else { return MainActorJobs.run(atMost: Self.roundLimit) }
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
