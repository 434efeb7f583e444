/// A screen, with other screens that links show in front of it. With several views, each is a column.
///
/// On a narrow page, the columns are one below the other.
public struct NavigationView<Content: View> {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension NavigationView: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        let columns = (content as? any SeveralViews)?.views ?? [AnyView(content)]
        guard columns.count > 1, !context.environment.navigatesInStack else {
            return context.nodes(of: NavigationStack { columns.first })
        }
        return [SplitColumns(columns: columns, visibility: nil).node(in: context)]
    }
}

/// Several views as one view.
@MainActor
protocol SeveralViews {
    var views: [AnyView] { get }
}

extension TupleView: SeveralViews {
    var views: [AnyView] {
        var views: [AnyView] = []
        for view in repeat each content { views.append(AnyView(view)) }
        return views
    }
}

/// An arrangement of the views of a ``NavigationView``. Unlike in Apple's SwiftUI, only the types of this module conform.
public protocol NavigationViewStyle: Sendable {}

public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }

/// Columns beside each other.
public struct ColumnNavigationViewStyle: NavigationViewStyle {}

/// Two columns beside each other.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle { public init() {} }
public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }
extension NavigationViewStyle where Self == DefaultNavigationViewStyle { public static var automatic: Self { Self() } }
extension NavigationViewStyle where Self == ColumnNavigationViewStyle { public static var columns: Self { Self() } }
extension NavigationViewStyle where Self == StackNavigationViewStyle { public static var stack: Self { Self() } }

extension View {
    nonisolated public func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> some View {
        modifier(EnvironmentModifier { $0.navigatesInStack = style is StackNavigationViewStyle })
    }
}

extension EnvironmentValues {
    @Entry fileprivate var navigatesInStack: Bool = false
}
