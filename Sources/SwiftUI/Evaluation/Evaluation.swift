import Diagnostics

/// One evaluation of a tree of views, with what it collects.
@MainActor
final class Evaluation {
    typealias Entry = @MainActor (ControlValue) throws -> Void

    /// The number of the evaluation in its session.
    let generation: Int
    let invalidation: Invalidation
    let storage: SessionStorage
    /// The preferences that the views so far set for those around them.
    var preferences = PreferenceValues()
    let motion: PendingMotion
    var actions: [String: (action: ViewAction, isEnabled: Bool)] = [:]
    var entries: [String: (entry: Entry, isEnabled: Bool)] = [:]
    var focuses: [String: [@MainActor (Bool) -> Void]] = [:]
    var effects: [@MainActor (ViewSession) -> Void] = []
    /// The tree, whose content is set at the end.
    var tree = ViewTree()
    private var texts: [KeyPath<ViewTree, [ViewText]>: Set<ViewText>] = [:]
    private(set) var canContinue = true
    private var viewCount = 0

    init(generation: Int, invalidation: Invalidation, storage: SessionStorage, motion: PendingMotion) {
        self.generation = generation
        self.invalidation = invalidation
        self.storage = storage
        self.motion = motion
    }

    func report(_ problem: Diagnostic) {
        if !tree.problems.contains(problem) { tree.problems.append(problem) }
    }

    /// Adds a text to a list that has each text once.
    func report(_ text: ViewText, in list: WritableKeyPath<ViewTree, [ViewText]>) {
        if texts[list, default: []].insert(text).inserted { tree[keyPath: list].append(text) }
    }

    /// Returns whether a view can be evaluated. If not, the whole evaluation stops, as views that contain themselves
    /// twice would double their number at each level.
    func allowsView(at depth: Int, in viewName: () -> String) -> Bool {
        guard canContinue else { return false }
        viewCount += 1
        if depth > ViewLimits.depth {
            canContinue = false
            report(.tooDeep(in: viewName()))
        } else if viewCount > ViewLimits.views {
            canContinue = false
            report(.tooManyViews(in: viewName()))
        }
        return canContinue
    }
}

/// The limits of an evaluation, which keep a view without an end from exhausting the stack and the memory.
package enum ViewLimits {
    /// The number of views in each other. Each modifier and each body counts.
    package static let depth = 500
    /// The number of views, modifiers and bodies in a tree.
    package static let views = 200_000
    /// The number of evaluations after which state that changes each time is reported.
    package static let rounds = 50
}

extension Diagnostic {
    fileprivate static func tooDeep(in view: String) -> Diagnostic {
        Diagnostic(
            .brokenView,
            """
            The views in \(view) are nested more than \(ViewLimits.depth) levels deep. \
            Check whether a body contains its own view.
            """, subject: view)
    }

    fileprivate static func tooManyViews(in view: String) -> Diagnostic {
        Diagnostic(
            .brokenView,
            "The tree has more than \(ViewLimits.views) views. Show fewer elements in the ForEach of \(view).",
            subject: view)
    }

    /// The state changes at each evaluation.
    static func unsettled(_ view: String) -> Diagnostic {
        Diagnostic(
            .brokenView,
            """
            The state of \(view) changed at each of \(ViewLimits.rounds) evaluations. \
            Check whether a body, onAppear or onChange sets it each time.
            """, subject: view)
    }
}
