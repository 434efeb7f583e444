extension [HTMLNode] {
    /// All elements, each before those that are in it.
    package var allElements: [HTMLElement] {
        var elements: [HTMLElement] = []
        var waiting = Array(reversed())
        while let node = waiting.popLast() {
            guard let element = node.element else { continue }
            elements.append(element)
            waiting += element.children.reversed()
        }
        return elements
    }
}
