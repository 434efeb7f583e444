package import Foundation

/// The width of a column in CSS pixels. Nil is the default.
package struct SplitColumn: Hashable, Sendable {
    package var minimum: CGFloat?
    package var ideal: CGFloat?
    package var maximum: CGFloat?
}

/// Columns, each with a bar of its own. What a link shows is in the next column.
@MainActor
struct SplitColumns {
    let columns: [AnyView]
    /// Nil if the columns keep which of them are shown.
    let visibility: Binding<NavigationSplitViewVisibility>?

    func node(in context: EvaluationContext) -> ViewNode {
        let own = context.location(at: 0, initialValue: NavigationSplitViewVisibility.automatic)
        let visibility = visibility ?? Binding(get: { own.value }, set: { own.value = $0 })
        var fronts: [[NavigationScreen]] = []
        var stacks: [NavigationScreens] = []
        for index in columns.indices {
            let stack = stack(index, in: context.child(.child(index)))
            stacks.append(stack)
            fronts.append(Array(stack.screens.prefix(index == columns.count - 1 ? .max : 1)))
            if index > 0, stacks[index - 1].screens.count > 1 {
                fronts[index] = Array(stacks[index - 1].screens.dropFirst())
                fronts[index][0].isBackButtonHidden = true
            }
        }
        let shown = columns.indices.suffix(visibility.wrappedValue.count(of: columns.count))
        var node = context.node(.splitView(shown.map { fronts[$0].last?.columnWidth ?? SplitColumn() }))
        node.children = shown.compactMap { context.child(.child($0)).node(of: fronts[$0]) }
        addToggle(to: &node, of: fronts, visibility, isHidden: shown.first != 0, in: context)
        return node
    }

    /// Returns the screens that the links of a column show, the column itself first.
    private func stack(_ index: Int, in context: EvaluationContext) -> NavigationScreens {
        let own = context.location(at: 0, initialValue: NavigationPath())
        let path = Binding(get: { own.value }, set: { own.value = $0 })
        let isLast = index == columns.count - 1
        let stack = NavigationScreens(environment: context.environment) { value in
            if isLast { path.wrappedValue.elements.append(value) } else { path.wrappedValue.elements = [value] }
        }
        stack.show(columns[index], in: context.child(.part(.children)), goBack: nil)
        stack.show(path, in: context)
        stack.reportMissingDestinations(in: context)
        return stack
    }

    /// Adds a button that hides and shows the first columns.
    private func addToggle(
        to node: inout ViewNode, of screens: [[NavigationScreen]],
        _ visibility: Binding<NavigationSplitViewVisibility>, isHidden: Bool, in context: EvaluationContext
    ) {
        guard !screens.joined().contains(where: \.removesSidebarToggle), !node.children.isEmpty else { return }
        let place = context.child(.part(.item))
        let action = place.register(.immediate { visibility.wrappedValue = isHidden ? .all : .detailOnly })
        var button = place.node(
            .button(nil, .automatic), children: Image(systemName: "sidebar.leading"), action: action)
        button.accessibilityLabel = SystemText.sidebar.string(in: context.environment)
        let part: ViewPart = isHidden ? .leading : .trailing
        node.children[0].parts[part, default: []].append(button)
    }
}
