import Foundation
import HTMLParsing
import HTMLTokens

/// An attribute, or a part of one, that names the id of another element.
struct IDReference {
    /// The name of the attribute.
    let attribute: String
    /// What is written in it, such as `a`, `#a` or `url(#a)`.
    let text: String
    /// The ids of the element that is meant: as it is written, and decoded.
    let ids: [String]
    /// Whether it is a link, which also leads to the `name` of an `a`.
    let isLink: Bool

    private init(_ attribute: String, _ text: String, ids: [String], isLink: Bool = false) {
        self.attribute = attribute
        self.text = text
        self.ids = ids
        self.isLink = isLink
    }
}

extension IDReference {
    /// The attributes of any element that contain ids, separated by white space.
    ///
    /// Source: WAI-ARIA 1.2, "ID reference" and "ID reference list"; WHATWG HTML, "itemref".
    private static let ofAnyElement: Set<String> = [
        "aria-activedescendant", "aria-controls", "aria-describedby", "aria-details", "aria-errormessage",
        "aria-flowto", "aria-labelledby", "aria-owns", "itemref",
    ]
    /// Other attributes with ids, and the HTML elements that have them.
    ///
    /// Source: WHATWG HTML, "Attributes".
    private static let ofElements: [String: Set<String>] = [
        "commandfor": ["button"], "for": ["label", "output"], "headers": ["td", "th"], "list": ["input"],
        "form": ["button", "fieldset", "input", "object", "output", "select", "textarea"],
        "popovertarget": ["button", "input"],
    ]
    /// The attributes of SVG whose value can be a `url()`.
    private static let paints: Set<String> = [
        "clip-path", "cursor", "fill", "filter", "marker-end", "marker-mid", "marker-start", "mask", "stroke", "style",
    ]

    /// Returns the references of an element, in the order of its attributes.
    static func all(of element: HTMLElement) -> [IDReference] {
        element.attributes.flatMap { attribute in
            attribute.value.map { all(in: $0, of: attribute.name, of: element) } ?? []
        }
    }

    private static func all(in value: String, of name: String, of element: HTMLElement) -> [IDReference] {
        if ofAnyElement.contains(name) || ofElements[name].map(element.isHTML) == true {
            return value.split(whereSeparator: \.isWhitespace).map { IDReference(name, "\($0)", ids: ["\($0)"]) }
        }
        if name == "href" || name == "xlink:href" {
            return [element.namespace == .svg ? part(value, of: name) : link(value, of: element)].compactMap(\.self)
        }
        guard name == "style" || element.namespace == .svg && paints.contains(name) else { return [] }
        return StyleAddresses(Array(value.utf8)).all.compactMap { address in
            ids(ofFragment: address.text).map { IDReference(name, "url(\(address.text))", ids: $0) }
        }
    }

    /// Returns what an element of SVG uses, or leads to.
    private static func part(_ address: String, of name: String) -> IDReference? {
        ids(ofFragment: address).map { IDReference(name, address, ids: $0) }
    }

    /// Returns what a link leads to. Nil if it leads to another page, to the top, or to a route of a script.
    private static func link(_ address: String, of element: HTMLElement) -> IDReference? {
        guard element.isHTML(["a", "area"]), let ids = ids(ofFragment: address), let id = ids.first,
            id.lowercased() != "top", !id.hasPrefix("/"), !id.hasPrefix("!")
        else { return nil }
        return IDReference("href", address, ids: ids, isLink: true)
    }

    /// Returns the ids that an address in the same document can mean. Nil for any other address.
    ///
    /// Source: WHATWG HTML, "The indicated part of the document"; URL Fragment Text Directives for `:~:`.
    private static func ids(ofFragment address: String) -> [String]? {
        let address = address.trimmingCharacters(in: .whitespacesAndNewlines)
        guard address.hasPrefix("#") else { return nil }
        let end = address.range(of: ":~:")?.lowerBound ?? address.endIndex
        let id = String(address[..<end].dropFirst())
        return id.isEmpty ? nil : [id] + [id.removingPercentEncoding].compactMap(\.self)
    }
}
