extension View {
    /// Sets how assistive technology reads the views in this one.
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(NodeModifier { $0.setAccessibility(of: children) })
    }

    /// Adds to what assistive technology says about the view.
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(TraitModifier(traits: traits, isAdded: true))
    }

    /// Removes something from what assistive technology says about the view.
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(TraitModifier(traits: traits, isAdded: false))
    }

    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        modifier(
            NodeModifier { node in
                node.accessibility.isHeading = true
                if level != .unspecified { node.accessibility.headingLevel = Int(level.rawValue) }
            })
    }
}

/// How assistive technology reads the views in another.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private enum Behavior { case ignore, contain, combine }

    private let behavior: Behavior

    /// The views are not read.
    public static let ignore = Self(behavior: .ignore)
    public static let contain = Self(behavior: .contain)
    public static let combine = Self(behavior: .combine)
}

/// What assistive technology says about a view besides its texts.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
    private var bits: UInt32

    public init() { bits = 0 }

    private init(bit: Int) { bits = 1 << bit }

    private init(bits: UInt32) { self.bits = bits }

    /// A view that is pressed. Views with an action are buttons on the page without it.
    public static let isButton = Self(bit: 0)
    public static let isHeader = Self(bit: 1)
    public static let isSelected = Self(bit: 2)
    /// A view that opens an address. A ``Link`` is one without it.
    public static let isLink = Self(bit: 3)
    public static let isSearchField = Self(bit: 4)
    public static let isImage = Self(bit: 5)
    public static let playsSound = Self(bit: 6)
    public static let isKeyboardKey = Self(bit: 7)
    /// A text, which all texts are without it.
    public static let isStaticText = Self(bit: 8)
    public static let isSummaryElement = Self(bit: 9)
    /// A view whose content changes often, which is not announced.
    public static let updatesFrequently = Self(bit: 10)
    public static let startsMediaSession = Self(bit: 11)
    public static let allowsDirectInteraction = Self(bit: 12)
    public static let causesPageTurn = Self(bit: 13)
    /// A view in front of others, which are not read.
    public static let isModal = Self(bit: 14)
    public static let isToggle = Self(bit: 15)
    public static let isTabBar = Self(bit: 16)

    /// Those for which the page has no other element or attribute, by their names.
    fileprivate static let unknown: [(name: String, trait: Self)] = [
        ("playsSound", .playsSound), ("isKeyboardKey", .isKeyboardKey), ("isSummaryElement", .isSummaryElement),
        ("startsMediaSession", .startsMediaSession), ("allowsDirectInteraction", .allowsDirectInteraction),
        ("causesPageTurn", .causesPageTurn), ("isTabBar", .isTabBar),
    ]

    public func contains(_ member: Self) -> Bool { bits & member.bits == member.bits }
    public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }
    public func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }
    public func symmetricDifference(_ other: Self) -> Self { Self(bits: bits ^ other.bits) }
    public mutating func formUnion(_ other: Self) { bits |= other.bits }
    public mutating func formIntersection(_ other: Self) { bits &= other.bits }
    public mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }

    @discardableResult
    public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        defer { bits |= newMember.bits }
        return (!contains(newMember), newMember)
    }

    @discardableResult
    public mutating func remove(_ member: Self) -> Self? {
        defer { bits &= ~member.bits }
        return contains(member) ? member : nil
    }

    @discardableResult
    public mutating func update(with newMember: Self) -> Self? {
        defer { bits |= newMember.bits }
        return contains(newMember) ? newMember : nil
    }
}

/// The level of a heading. 1 is the title of a page.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
    /// The level follows from the font.
    case unspecified
    case h1, h2, h3, h4, h5, h6
}

/// What assistive technology reads of a node besides its texts.
package struct NodeAccessibility: Hashable, Sendable {
    /// Whether it is a heading. Nil if its font decides.
    package var isHeading: Bool?
    /// The level of the heading, from 1 to 6.
    package var headingLevel: Int?
    package var isImage = false
    package var isSelected = false
    package var isSearchField = false
    package var isModal = false
    /// Whether the node is a group, also without a label.
    package var isGroup = false
    /// Whether only the label of the node is read, if it has one.
    package var isCombined = false
}

extension ViewNode {
    fileprivate mutating func setAccessibility(of children: AccessibilityChildBehavior) {
        switch children {
        case .ignore:
            accessibility.isImage = accessibility.isImage || !self.children.isEmpty && !all.contains(where: \.isUsable)
            hideContent()
        case .combine: accessibility.isCombined = true
        default: accessibility.isGroup = true
        }
    }

    /// Hides what is in the node from assistive technology, apart from what the user can use.
    package mutating func hideContent() {
        children = children.map(\.hidden)
        parts = parts.mapValues { $0.map(\.hidden) }
    }

    private var hidden: ViewNode {
        var node = self
        if all.contains(where: \.isUsable) { node.hideContent() } else { node.isAccessibilityHidden = true }
        return node
    }

    /// Whether the user can press the node or change its value.
    private var isUsable: Bool {
        switch kind {
        case .button, .navigationLink, .menu, .link, .control, .stepper, .disclosure, .tab, .foreign: true
        default: action != nil
        }
    }
}

/// Adds or removes traits.
private struct TraitModifier {
    let traits: AccessibilityTraits
    let isAdded: Bool
}

extension TraitModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        for (name, trait) in AccessibilityTraits.unknown where isAdded && traits.contains(trait) {
            context.report(
                withoutEffect: "AccessibilityTraits.\(name)", reason: "The web has no such role or attribute.")
        }
        return context.child(.content).nodes(of: content).map { node in
            var node = node
            apply(to: &node.accessibility)
            return node
        }
    }

    private func apply(to accessibility: inout NodeAccessibility) {
        if traits.contains(.isHeader) { accessibility.isHeading = isAdded }
        if traits.contains(.isImage) { accessibility.isImage = isAdded }
        if traits.contains(.isSelected) { accessibility.isSelected = isAdded }
        if traits.contains(.isSearchField) { accessibility.isSearchField = isAdded }
        if traits.contains(.isModal) { accessibility.isModal = isAdded }
    }
}
