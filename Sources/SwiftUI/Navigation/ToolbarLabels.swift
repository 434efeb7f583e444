extension ViewNode {
    /// The item of a toolbar, which shows only the icon of a label that has no style of its own.
    var withIconsOnly: ViewNode {
        var node = self
        switch kind {
        case .label: if appearance == nil { node.appearance = "iconOnly" }
        case .menu: node.parts[.label] = parts[.label]?.map(\.withIconsOnly)
        case .button, .navigationLink, .hStack, .controlGroup: node.children = children.map(\.withIconsOnly)
        default: break
        }
        return node
    }
}
