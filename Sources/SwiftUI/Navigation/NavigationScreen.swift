import Diagnostics

/// The screens of a stack, as an evaluation collects them.
@MainActor
final class NavigationScreens {
    /// Shows a value in front of the other screens.
    let push: @MainActor (AnyHashable) -> Void
    /// The screens so far, the last one in front.
    private(set) var screens: [NavigationScreen] = []
    /// Makes the screen of a value, by the type of the value.
    var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]
    /// The types of the values that links show.
    var linkedTypes: [(type: Any.Type, viewName: String)] = []
    private let environment: EnvironmentValues

    init(environment: EnvironmentValues, push: @escaping @MainActor (AnyHashable) -> Void) {
        self.environment = environment
        self.push = push
    }

    /// Adds the screen of a view, then those that the screen shows in front of it.
    func show(_ content: some View, in context: EvaluationContext, goBack: (@MainActor () -> Void)?) {
        let screen = NavigationScreen(of: self, id: context.scopeID, goBack: goBack)
        screens.append(screen)
        var place = context
        place.environment = environment
        place.environment.screen = screen
        if let goBack { place.environment.dismiss = DismissAction(goBack) }
        screen.nodes = place.nodes(of: content)
        for next in screen.next { show(next.content, in: next.context, goBack: next.goBack) }
    }

    /// Reports the links whose values have no screen.
    func reportMissingDestinations(in context: EvaluationContext) {
        for (type, viewName) in linkedTypes where destinations[ObjectIdentifier(type)] == nil {
            context.report(.missingDestination(of: type, in: viewName))
        }
    }
}

/// A screen of a stack, which exists while the stack is evaluated.
@MainActor
final class NavigationScreen {
    /// A screen in front of this one.
    typealias Next = (content: AnyView, context: EvaluationContext, goBack: @MainActor () -> Void)

    /// Unowned because it owns its screens.
    unowned let stack: NavigationScreens
    let id: String
    /// Shows the screen before this one. Nil for the first screen.
    let goBack: (@MainActor () -> Void)?
    var nodes: [ViewNode] = []
    var title: [ViewNode] = []
    var toolbar: [ViewPart: [ViewNode]] = [:]
    var isInline = false
    var isBackButtonHidden = false
    var next: [Next] = []

    init(of stack: NavigationScreens, id: String, goBack: (@MainActor () -> Void)?) {
        self.stack = stack
        self.id = id
        self.goBack = goBack
    }
}

extension EnvironmentValues {
    /// Weak because a screen keeps what is shown in front of it, with the environment of that.
    private struct ScreenReference: EnvironmentKey {
        static var defaultValue: ScreenReference { ScreenReference() }
        weak var screen: NavigationScreen?
    }

    /// The screen of a stack that contains the view. Nil after the evaluation.
    var screen: NavigationScreen? {
        get { self[ScreenReference.self].screen }
        set { self[ScreenReference.self] = ScreenReference(screen: newValue) }
    }
}

extension Diagnostic {
    fileprivate static func missingDestination(of type: Any.Type, in view: String) -> Diagnostic {
        Diagnostic(
            .brokenView,
            """
            A NavigationLink in \(view) shows a value of the type \(type), which has no screen. \
            Add '.navigationDestination(for: \(type).self) { … }' in its NavigationStack.
            """, subject: view)
    }
}
