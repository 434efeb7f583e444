import Diagnostics

/// Several views, of which the user selects one. Each has a `tabItem`, or is a ``Tab``.
///
/// Unlike in Apple's SwiftUI, the views of all tabs appear with the first one: their tasks run.
public struct TabView<SelectionValue: Hashable, Content: View> {
    /// Nil if the view keeps the number of the selected tab.
    private let selection: Binding<SelectionValue>?
    private let content: Content

    /// Creates tabs. The selected one has the value of the selection as its `tag`.
    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    /// Creates tabs, of which the first one is selected.
    public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
        selection = nil
        self.content = content()
    }
}

extension TabView: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        let own = context.location(at: 0, initialValue: 0)
        let isPaged = context.environment.tabAppearance?.hasPrefix("page") == true
        var tabs = context.nodes(of: content, as: .children).flatMap(\.tabs)
        if isPaged { tabs = tabs.enumerated().map { $1.page($0 + 1, of: tabs.count, in: context) } }
        let hidesAllBars = UsedStandIns.current?.hidesTabBars == true
        let selected = selected(of: tabs) ?? min(own.value, tabs.count - 1)
        for index in tabs.indices {
            guard case .tab = tabs[index].kind else {
                if !hidesAllBars { context.report(.unlabeledTab(in: context.viewName)) }
                continue
            }
            let tag = tabs[index].tag
            tabs[index].kind = .tab(isSelected: index == selected)
            tabs[index].action = context.register(
                .immediate { [selection] in
                    own.value = index
                    if let selection, let value = tag?.value(as: SelectionValue.self) { selection.wrappedValue = value }
                }, of: tabs[index])
        }
        context.removePresentations(of: tabs.indices.filter { $0 != selected }.map { tabs[$0].id })
        var node = context.node(.tabView)
        node.appearance = context.environment.tabAppearance
        node.children = tabs.indices.contains(selected) ? tabs[selected].contentOfTab : []
        let hidesBar = hidesAllBars || tabs.indices.contains(selected) && tabs[selected].appearance == "hidden"
        node.parts[.footer] = hidesBar ? nil : tabs.map(\.withoutContent)
        return [node]
    }

    /// Returns the index of the tab with the value of the selection, if there is a selection.
    private func selected(of tabs: [ViewNode]) -> Int? {
        guard let selection else { return nil }
        return tabs.firstIndex { $0.tag?.value(as: SelectionValue.self) == selection.wrappedValue }
    }
}

/// A view in a ``TabView``. In Apple's SwiftUI, it is no view.
public struct Tab<Value: Hashable, Content: View, Label: View> {
    private let value: Value?
    private let content: Content
    private let label: Label
    var role: TabRole?

    public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.value = value
        self.content = content()
        self.label = label()
    }

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) where Value == Never {
        value = nil
        self.content = content()
        self.label = label()
    }
}

extension Tab where Label == SwiftUI.Label<Text, Image> {
    public init(
        _ title: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content) { SwiftUI.Label(title, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content) { SwiftUI.Label(title, systemImage: systemImage) }
    }

    public init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
    where Value == Never {
        self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, systemImage: String, @ViewBuilder content: () -> Content)
    where Value == Never {
        self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}

extension Tab: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        if role != nil {
            context.report(withoutEffect: "The role of a Tab", reason: "The tab is shown like any other.")
        }
        let nodes = context.nodes(of: content.tabItem { label })
        guard let value else { return nodes }
        return nodes.map { $0.tagged(value) }
    }
}

extension View {
    nonisolated public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
        modifier(TabItemModifier(label: label()))
    }
}

/// Makes a tab of a view.
private struct TabItemModifier<Label: View> {
    let label: Label
}

extension TabItemModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        let bar = TabBarScope()
        var place = context
        place.environment.tabBar = bar
        var node = place.node(.tab(isSelected: false), children: content)
        node.tag = node.children.first?.tag
        node.parts[.label] = context.nodes(of: label, as: .label)
        node.appearance = bar.isHidden ? "hidden" : nil
        return [node]
    }
}

extension ViewNode {
    /// The tabs in the node: itself, or those of a section.
    fileprivate var tabs: [ViewNode] {
        if case .section = kind { children.flatMap(\.tabs) } else { [self] }
    }

    /// What the tab shows. A view without a label is no tab.
    fileprivate var contentOfTab: [ViewNode] { if case .tab = kind { children } else { [self] } }

    fileprivate var withoutContent: ViewNode {
        var node = self
        node.children = []
        if !row.badge.isEmpty { node.parts[.trailing] = row.badge }
        return node
    }

    /// Returns the node as a page of several, whose button is a dot with its number.
    @MainActor fileprivate func page(_ number: Int, of count: Int, in context: EvaluationContext) -> ViewNode {
        var page = self
        if case .tab = kind {
        } else {
            page = ViewNode(id: "\(id)-q", kind: .tab(isSelected: false), children: [self])
            page.tag = tag
        }
        page.parts[.label] = []
        let name = SystemText.page.string(in: context.environment)
        page.accessibilityLabel = "\(name) \(number)/\(count)"
        return page
    }
}

extension Diagnostic {
    fileprivate static func unlabeledTab(in view: String) -> Diagnostic {
        Diagnostic(
            .brokenView, "A view of the TabView in \(view) has no label. Add '.tabItem { Label(…) }'.", subject: view)
    }
}
