import HTMLParsing

/// Tags that do not fit together.
enum MarkupFault: Hashable {
    /// An element has no end tag and needs one. Holds its start tag.
    case unclosed(String)
    /// An end tag closes nothing.
    case closesNothing(name: String)
    /// An end tag closes an element around one that is still open. Holds that one's start tag.
    case crosses(name: String, open: String)
    /// An end tag closes a paragraph that the start tag of this element has ended already.
    case endsParagraph(element: String)
    /// An element is inside an element of the same name, which is not allowed.
    case nested(String)
    /// A slash at the end of a start tag, which closes only elements of SVG and MathML.
    case slash(String)
    /// A tag has an attribute twice.
    case repeatedAttribute(String, tag: String)
    /// An attribute's name has a quote or an angle bracket in it.
    case strayQuote(tag: String)
    /// An attribute follows the quotes of another one with no space between.
    case noSpace(tag: String)
    /// A part of a table is outside of a table, where browsers ignore its tag.
    case outsideTable(String)
    /// Text that looks like a comment but is not one: `<! a >`, `<? a ?>`.
    case noComment(String)
    /// A character reference that HTML does not have.
    case unknownReference(String)
    /// Elements are nested deeper than browsers go.
    case tooDeep(limit: Int)
}

extension MarkupFault {
    /// What is wrong and what to do, in whole sentences.
    var message: String {
        switch self {
        case .unclosed(let tag): "\(tag) is never closed. Add its end tag."
        case .closesNothing(let name): "</\(name)> closes nothing. Remove it, or open the element before it."
        case .crosses(let name, let open): "</\(name)> comes while \(open) is still open. Close that one first."
        case .endsParagraph(let element):
            "<\(element)> is in a <p>, which ends there, so </p> closes nothing. Use a <div> around both."
        case .nested(let name): "<\(name)> is inside another <\(name)>, which browsers do not allow. Move it out."
        case .slash(let tag): "The slash of \(tag) closes nothing. Write an end tag."
        case .repeatedAttribute(let name, let tag):
            "\(tag) has the attribute \(name) twice; only the first one counts. Remove one."
        case .strayQuote(let tag): "\(tag) has an attribute with a quote or < in its name. Close the quotes before it."
        case .noSpace(let tag):
            "\(tag) has an attribute directly after the quotes of another one. Put a space between them."
        case .outsideTable(let tag): "\(tag) is outside of a table, where browsers ignore it. Put it into a table."
        case .noComment(let text): "\(text) is not a comment. Write it between <!-- and -->."
        case .unknownReference(let reference):
            "\(reference) is not a character reference of HTML. Write the character itself, or &amp; for a plain &."
        case .tooDeep(let limit): "Elements are nested more than \(limit) deep. Look for one that is never closed."
        }
    }
}

/// A fault with where to look.
struct FoundFault {
    let fault: MarkupFault
    /// The tags that are at fault, the one that tells most first.
    let tags: [MarkupToken]
    /// What is at fault where it is no tag, as it is written.
    let text: String?
}

/// Finds letters and digits in text that stands in HTML.
enum MarkupNames {
    /// The bytes from the first letter or digit to the last; nil where there is none.
    ///
    /// A character reference such as `&nbsp;` is none, whatever it stands for.
    static func range(in range: Range<Int>, of bytes: [UInt8]) -> Range<Int>? {
        guard bytes[range].contains(where: { !$0.isHTMLSpace }) else { return nil }
        let text = String(decoding: bytes[range], as: UTF8.self)
        var first: String.Index?
        var last: String.Index?
        var index = text.startIndex
        while index < text.endIndex {
            if text[index] == "&", let end = endOfReference(in: text, from: index) {
                index = end
                continue
            }
            let next = text.index(after: index)
            if text[index].isLetter || text[index].isNumber {
                first = first ?? index
                last = next
            }
            index = next
        }
        guard let first, let last else { return nil }
        let start = range.lowerBound + text.utf8.distance(from: text.startIndex, to: first)
        return start..<start + text.utf8.distance(from: first, to: last)
    }

    private static func endOfReference(in text: String, from start: String.Index) -> String.Index? {
        let name = text[text.index(after: start)...].prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "#") }
        guard name.endIndex < text.endIndex, text[name.endIndex] == ";" else { return nil }
        return text.index(after: name.endIndex)
    }
}
