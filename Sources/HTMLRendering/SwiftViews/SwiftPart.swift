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
        /// How long an input waits for the tasks that it starts. They continue after that.
        private static let timeout = Duration.milliseconds(100)

        private nonisolated let lastContent: Mutex<PartContent>
        let session: ViewSession
        let values: TemplateValueBuilder
        /// The tree as it was when it was last evaluated, for callers that cannot wait for the main actor.
        nonisolated let lastTree: Mutex<ViewTree>
        /// What the ids of the nodes begin with.
        let root: String
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

        nonisolated func restartRecording() -> Bool {
            MainActor.sync {
                // Each of them, also after one that had recorded something.
                let isRestarted = session.hasTasks ? [] : session.update().operations.map { $0.restartRecording() }
                guard isRestarted.contains(true) else { return false }
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

        nonisolated func takeErrors() -> [String] {
            MainActor.sync {
                session.takeErrors().map { "\(TypeName.of(Swift.type(of: $0))): \($0.localizedDescription)" }
            }
        }

        /// Nil, because operations of a view in Swift are not called by name.
        nonisolated func takeRejection() -> LiveRejection? { nil }

        nonisolated func end() {
            MainActor.sync { session.end() }
        }
    }

    extension LivePage {
        /// The view of the page, if it is in Swift.
        @MainActor package var session: ViewSession? { (parts.root as? SwiftPart)?.session }
    }

#endif
