/// A link with which an item of a list begins, such as one in the contents of a first page.
struct ListedLink: Hashable {
    /// The destination as it is written.
    let destination: String
    /// The text of the heading above the list. Nil above the first heading, and below the title.
    let heading: String?
}

extension CMarkTree {
    /// Returns the links with which items of lists begin, in document order, before the document was extended.
    func listedLinks() -> [ListedLink] {
        var links: [ListedLink] = []
        var heading: String?
        var isAtStart = false
        root.walk { node, isStart in
            guard isStart else { return }
            switch node.kind {
            case .heading: heading = node.headingLevel > 1 ? node.plainText : nil
            case .item: isAtStart = true
            case .link where isAtStart:
                links.append(ListedLink(destination: node.destination, heading: heading))
                isAtStart = false
            case .paragraph, .emphasis, .strong: break
            default: isAtStart = false
            }
        }
        return links
    }
}
