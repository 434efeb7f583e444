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
    /// A slot that no field of a view has.
    private static let editModeSlot = -1

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
        let editMode = context.location(at: Self.editModeSlot, initialValue: EditMode.inactive)
        place.environment.editMode = Binding(get: { editMode.value }, set: { editMode.value = $0 })
        if let goBack {
            place.environment.dismiss = DismissAction(goBack)
            place.environment.isPresented = true
        }
        screen.nodes = place.nodes(of: content)
        for next in screen.next { show(next.content, in: next.context, goBack: next.goBack) }
    }

    /// Adds the screens of values, each in front of the one before.
    func show(_ path: Binding<NavigationPath>, in context: EvaluationContext) {
        for (index, value) in path.wrappedValue.elements.enumerated() {
            guard let screen = destinations[ObjectIdentifier(type(of: value.base))]?(value) else { continue }
            let place = context.child(.part(.destination)).child(.element(value, copy: index))
            show(screen, in: place) {
                // A screen can go back again after it has.
                path.wrappedValue.removeLast(max(0, path.wrappedValue.count - index))
            }
        }
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
    /// Whether the bar does not show the title.
    var removesTitle = false
    var toolbar: [ViewPart: [ViewNode]] = [:]
    var isInline = false
    var isBackButtonHidden = false
    /// The bars that are not shown.
    var hiddenBars: Set<ToolbarPlacement> = []
    var barAppearance = NavigationBar.Appearance()
    /// The width of the screen's column in a split view.
    var columnWidth = SplitColumn()
    /// Whether a split view shows no button that hides its first columns.
    var removesSidebarToggle = false
    var next: [Next] = []
    /// Hides the views of the links that are shown, in a column.
    let shownLinks = ShownLinks()

    init(of stack: NavigationScreens, id: String, goBack: (@MainActor () -> Void)?) {
        self.stack = stack
        self.id = id
        self.goBack = goBack
    }
}

/// The links of a screen whose views are shown. A link outlives its screen, which exists for an evaluation.
@MainActor
final class ShownLinks {
    var hide: [@MainActor () -> Void] = []
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

/// What a bar above a screen shows.
package struct NavigationBar: Hashable, Sendable {
    /// The identity of the screen.
    package let screen: String
    /// Whether it has a button that goes back.
    package let hasBackButton: Bool
    /// Whether the title is small, between the items of the toolbar.
    package let isInline: Bool
    /// The colors of the bar.
    package let appearance: Appearance

    /// The colors of a bar. Nil is the color of the page.
    package struct Appearance: Hashable, Sendable {
        package var paint: _Paint?
        package var colorScheme: ColorScheme?
    }
}
