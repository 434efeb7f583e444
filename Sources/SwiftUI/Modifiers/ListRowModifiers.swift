public import Foundation

extension View {
    /// Sets the space around the content of the row of this view. Nil is the default.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(NodeModifier { if $0.row.insets == nil { $0.row.insets = insets } })
    }

    nonisolated public func listRowBackground<Background: View>(_ view: Background?) -> some View {
        modifier(RowBackgroundModifier(background: view))
    }

    nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(NodeModifier { if visibility == .hidden { $0.row.hiddenSeparators.formUnion(edges.edges) } })
    }

    nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(NodeModifier { if $0.row.separatorColor == nil { $0.row.separatorColor = color } })
            .withoutEffect("The lines at both edges have the color.", when: edges != .all)
    }

    nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View
    {
        withoutEffect("The sections of a list have no lines around them.")
    }

    nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        withoutEffect("The sections of a list have no lines around them.")
    }

    /// Sets the distance between the sections of lists in this view.
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        listSectionSpacing(spacing.length)
    }

    /// Sets the distance between the sections of lists in this view, in CSS pixels.
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        modifier(EnvironmentModifier { $0.listSpacing.sections = spacing })
    }

    /// Sets the distance between the rows of lists in this view, in CSS pixels. Nil is the default.
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        modifier(EnvironmentModifier { $0.listSpacing.rows = spacing })
    }

    nonisolated public func listItemTint(_ tint: Color?) -> some View {
        modifier(NodeModifier { node in if let tint { node.tintIcons(tint) } })
    }

    nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
        modifier(NodeModifier { node in if let color = tint?.color { node.tintIcons(color) } })
    }

    nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
        modifier(EnvironmentModifier { $0.headerProminence = prominence })
    }
}

/// The distance between the sections of a list.
public struct ListSectionSpacing: Sendable {
    let length: CGFloat

    public static let `default` = Self(length: 24)
    public static let compact = Self(length: 12)

    /// Returns a distance in CSS pixels.
    public static func custom(_ spacing: CGFloat) -> Self { Self(length: spacing) }
}

public struct ListItemTint: Sendable {
    /// Nil is the color of the page.
    let color: Color?

    public static let monochrome = Self(color: .secondary)

    public static func fixed(_ tint: Color) -> Self { Self(color: tint) }

    public static func preferred(_ tint: Color) -> Self { Self(color: tint) }
}

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
    case standard, increased
}

public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
    case top, bottom

    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        /// Creates a set from the bits of its edges.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        public init(_ edge: VerticalEdge) {
            self.init(rawValue: 1 << edge.rawValue)
        }

        public static let top = Set(rawValue: 1)
        public static let bottom = Set(rawValue: 2)
        public static let all: Set = [.top, .bottom]

        fileprivate var edges: Edge.Set {
            (contains(.top) ? Edge.Set.top : []).union(contains(.bottom) ? .bottom : [])
        }
    }
}

/// Shows a view behind a row.
private struct RowBackgroundModifier<Background: View> {
    let background: Background?
}

extension RowBackgroundModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        let background = context.nodes(of: background, as: .background)
        return context.child(.child(0)).nodes(of: content).map { node in
            var node = node
            if node.row.background.isEmpty { node.row.background = background }
            return node
        }
    }
}

extension ViewNode {
    /// Sets the color of the icon of a label, or of the labels in the node.
    fileprivate mutating func tintIcons(_ color: Color) {
        for index in parts[.icon, default: []].indices { parts[.icon]?[index].style.append(.foreground(.color(color))) }
        for index in children.indices { children[index].tintIcons(color) }
    }
}

/// The distances in a list in CSS pixels. Nil is the default.
package struct ListSpacing: Hashable, Sendable {
    package var sections: CGFloat?
    package var rows: CGFloat?
}

extension EnvironmentValues {
    @Entry var listSpacing: ListSpacing = ListSpacing()

    @Entry public var headerProminence: Prominence = .standard
}
