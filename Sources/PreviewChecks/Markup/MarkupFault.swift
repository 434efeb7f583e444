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
    /// An element stands in one of the same name, which it must not.
    case nested(String)
    /// A slash at the end of a start tag, which closes only elements of SVG and MathML.
    case slash(String)
    /// An attribute stands twice in a tag.
    case repeatedAttribute(String, tag: String)
    /// An attribute's name has a quote or an angle bracket in it.
    case strayQuote(tag: String)
    /// An attribute follows the quotes of another one with no space between.
    case noSpace(tag: String)
    /// A part of a table stands elsewhere, where browsers leave its tag out.
    case outsideTable(String)
    /// A comment that is none: `<! a >`, `<? a ?>`.
    case noComment(String)
    /// A character reference that stands for nothing.
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
            "<\(element)> stands in a <p>, which ends there, so </p> closes nothing. Use a <div> around both."
        case .nested(let name): "<\(name)> stands in another <\(name)>, which browsers take apart. Move it out."
        case .slash(let tag): "The slash of \(tag) closes nothing. Write an end tag."
        case .repeatedAttribute(let name, let tag):
            "\(tag) has the attribute \(name) twice, of which the first counts. Remove one."
        case .strayQuote(let tag): "\(tag) has an attribute with a quote or < in its name. Close the quotes before it."
        case .noSpace(let tag): "\(tag) has an attribute right behind the quotes of another one. Put a space between."
        case .outsideTable(let tag): "\(tag) stands outside of a table, where browsers leave it out. Put it into one."
        case .noComment(let text): "\(text) is no comment. Write it between <!-- and -->."
        case .unknownReference(let reference):
            "\(reference) is no character that HTML knows. Write the character itself, or &amp; for a plain &."
        case .tooDeep(let limit): "Elements are nested more than \(limit) deep. Look for one that is never closed."
        }
    }
}
