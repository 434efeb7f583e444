/// What the parser tells about the tags of an element.
struct ElementTags {
    /// What the parser did, as far as it is not what the tags say.
    struct Repairs: OptionSet {
        let rawValue: Int

        static let endTag = Repairs(rawValue: 1 << 0)
        static let endTagAlone = Repairs(rawValue: 1 << 1)
        static let copy = Repairs(rawValue: 1 << 2)
        static let move = Repairs(rawValue: 1 << 3)
        static let wholeElement = Repairs(rawValue: 1 << 4)
    }

    /// How many bytes are before the start tag.
    let offset: Int
    var repairs: Repairs

    /// What of the repairs is a fault, and not what the standard lets authors leave out.
    func faults(of element: HTMLElement) -> [HTMLFault] {
        var faults: [HTMLFault] = []
        if repairs.contains(.endTag), !mayBeOpen(element) { faults.append(.unclosed) }
        if repairs.contains(.endTagAlone) { faults.append(.endTagAlone) }
        if repairs.contains(.copy) { faults.append(.repeated) }
        if repairs.contains(.move) { faults.append(.moved) }
        return faults
    }

    private func mayBeOpen(_ element: HTMLElement) -> Bool {
        // The parser says that no end tag was there of its own elements, of copies, and of all of SVG and MathML.
        !repairs.isDisjoint(with: [.wholeElement, .copy]) || element.namespace != .html
            || element.isHTML(HTMLElement.voidNames) || element.isHTML(HTMLElement.optionalEndNames)
    }
}
