/// Makes Gumbo put a form's last text into the form.
///
/// Gumbo before 0.12.1 keeps text until the next tag and forgets that at `</form>`, so that it lands behind the form.
/// An element before the tag, which is left out of the tree again, is that next tag.
struct FormEndTags {
    private static let attribute = "parser-form-end"
    /// Without spaces or quotes, so that it does no harm where it is no tag.
    private static let mark = "<wbr/\(attribute)>"

    /// The HTML with a mark before the end tag of each form that ends in text.
    let html: String

    /// Nil if no form ends in text.
    init?(_ html: String) {
        let bytes = Array(html.utf8)
        let places = bytes.indices.filter { Self.isAfterText(bytes, start: $0) }
        guard !places.isEmpty else { return nil }
        var result: [UInt8] = []
        var copied = 0
        for place in places {
            result += bytes[copied..<place] + Self.mark.utf8
            copied = place
        }
        self.html = String(decoding: result + bytes[copied...], as: UTF8.self)
    }

    /// Whether an end tag of a form starts here, and text is before it.
    private static func isAfterText(_ bytes: [UInt8], start: Int) -> Bool {
        guard bytes[start] == UInt8(ascii: "<"), start > 0, bytes[start - 1] != UInt8(ascii: ">") else { return false }
        return bytes[start...].starts(with: "</form".utf8) { $0 | 0x20 == $1 | 0x20 }
    }

    /// Whether the element is a mark.
    static func isMark(_ element: HTMLElement) -> Bool {
        element.name == "wbr" && element.value(of: attribute) != nil
    }

    /// The nodes without the marks.
    static func unmarked(_ nodes: [HTMLNode]) -> [HTMLNode] {
        nodes.compactMap { node in
            switch node {
            case .element(var element):
                if isMark(element) { return nil }
                for index in element.attributes.indices {
                    element.attributes[index].value = element.attributes[index].value.map(unmarked)
                }
                element.children = unmarked(element.children)
                return .element(element)
            case .text(let text): return .text(HTMLText(string: unmarked(text.string)))
            case .comment(let comment): return .comment(unmarked(comment))
            case .doctype: return node
            }
        }
    }

    private static func unmarked(_ text: String) -> String {
        text.utf8.contains(UInt8(ascii: "<")) ? text.replacing(mark, with: "") : text
    }
}
