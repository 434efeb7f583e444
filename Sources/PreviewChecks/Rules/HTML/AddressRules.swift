import Diagnostics
import Foundation
import HTMLParsing
import HTMLTokens

/// Finds addresses of assets that do not exist.
struct MissingAsset: ElementRule {
    let name = "missing-asset"
    let severity = CheckSeverity.error
    let summary = "An address below /assets leads to no file"
    let explanation = """
        A stylesheet, script or image that does not exist is missing on the page, without a message. The rule looks up \
        every address below /assets, in attributes such as src and href and in the url() of a style. It checks the tags \
        of templates and the HTML of previews. Assets are the files of the folder Public, and those of the host.
        """
    let fix = "Fix the address, or add the file to Public."

    func messages(about element: CheckedElement, assets: Set<String>?) -> [String] {
        guard let assets else { return [] }
        return element.addresses.compactMap { attribute, address in
            guard let path = Self.path(of: address), !assets.contains(path) else { return nil }
            let nearest = NearestNames.nearest(to: path, among: assets.sorted(), limit: 2).map { "/assets/\($0)" }
            let hint = nearest.isEmpty ? "Add Public/\(path)." : NearestNames.question(nearest)
            return "The \(attribute) of <\(element.name)> leads to no file: \(address.excerpt(100)). \(hint)"
        }
    }

    /// Returns the path of an asset below `/assets/`, decoded. Nil for any other address.
    private static func path(of address: String) -> String? {
        let path = address.prefix { $0 != "?" && $0 != "#" }
        guard path.hasPrefix("/assets/") else { return nil }
        let below = String(path.dropFirst("/assets/".count))
        return below.removingPercentEncoding ?? below
    }
}

/// Finds scripts in HTML, which do not run.
struct BlockedScript: ElementRule {
    let name = "blocked-script"
    let severity = CheckSeverity.error
    let summary = "The content security policy blocks a script or an event handler"
    let explanation = """
        The pages of the host have a content security policy without 'unsafe-inline' for scripts, as the pages of a \
        production server should. Browsers then run only scripts from files. They do not run the text of a script element \
        and the value of an attribute such as onclick.
        """
    let fix = "Move the code to a file in Public, include it with <script src>, and add listeners there."

    /// The types of a script element that browsers run.
    private static let types: Set<String> = [
        "", "module", "importmap", "speculationrules", "text/javascript", "application/javascript",
        "application/ecmascript", "text/ecmascript", "application/x-javascript",
    ]

    /// Whether an attribute is an event handler, such as `onclick`.
    private static func isHandler(_ attribute: String) -> Bool {
        attribute.utf8.count > 4 && attribute.hasPrefix("on") && attribute.utf8.allSatisfy { 0x61...0x7A ~= $0 }
    }

    func messages(about element: CheckedElement, assets: Set<String>?) -> [String] {
        var messages = element.attributes.map(\.name).filter(Self.isHandler).map {
            "The content security policy blocks the \($0) of <\(element.name)>. Add a listener in a script file."
        }
        if element.name == "script", element.value(of: "src") == nil, element.isKnown("src"),
            Self.types.contains(element.value(of: "type")?.lowercased() ?? "")
        {
            messages.append("The content security policy blocks this inline script. Move it to a file in Public.")
        }
        return messages
    }
}

/// Finds addresses that no browser follows.
struct UnusableAddress: ElementRule {
    let name = "unusable-address"
    let severity = CheckSeverity.error
    let summary = "An address cannot be used where it is"
    let explanation = """
        Browsers block javascript: addresses because of the content security policy, and do not open data: addresses as \
        pages. An action that is empty or not an http address sends the form to no server. The rule checks links, the \
        action and formaction of forms, and the url() of styles, in the tags of templates and in the HTML of previews.
        """
    let fix = "Write an http address, or a path of this server such as /orders."

    /// Addresses of pages and forms, which a browser opens.
    private static let navigations: Set<String> = ["action", "formaction", "href"]

    func messages(about element: CheckedElement, assets: Set<String>?) -> [String] {
        element.addresses.compactMap { attribute, address in
            Self.reason(attribute, address, of: element.name).map {
                "The \(attribute) of <\(element.name)> cannot be used, because \($0)."
            }
        }
    }

    /// Returns the reason why an address cannot be used, as the end of a sentence. Nil if it can be used.
    private static func reason(_ attribute: String, _ address: String, of element: String) -> String? {
        let isForm = attribute == "action" || attribute == "formaction"
        let scheme = scheme(of: address)
        switch scheme {
        case "javascript", "vbscript": return "the content security policy blocks '\(address.excerpt(40))'"
        case "data" where navigations.contains(attribute) && element != "link":
            return "browsers do not open data: addresses as pages"
        case let scheme? where isForm && scheme != "http" && scheme != "https":
            return "a form cannot be sent to '\(scheme):'"
        case "file": return "browsers do not open files from a page of a server"
        default: break
        }
        if address.allSatisfy(\.isWhitespace), isForm || attribute == "style" { return "it is empty" }
        return nil
    }

    /// Returns the scheme in lower case, as a browser reads it: white space before it, and line breaks in it, do not count.
    private static func scheme(of address: String) -> String? {
        let scalars = address.unicodeScalars.filter { !["\t", "\n", "\r"].contains($0) }.drop { $0.value <= 0x20 }
        guard let colon = scalars.firstIndex(of: ":"), let first = scalars.first, first.properties.isAlphabetic else {
            return nil
        }
        let scheme = String(String.UnicodeScalarView(scalars[..<colon]))
        let isScheme = scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
        return isScheme ? scheme.lowercased() : nil
    }
}

/// An element of a template or of a preview's HTML, as far as its attributes are known.
struct CheckedElement {
    /// Attributes whose value is one address.
    private static let addressAttributes: Set<String> = [
        "action", "formaction", "href", "src", "poster", "data", "xlink:href", "cite", "ping",
    ]

    /// The name in lower case.
    let name: String
    /// The attributes in order. The value is nil where the template inserts something.
    let attributes: [(name: String, value: String?)]
    /// Whether the template may add attributes.
    let mayHaveMore: Bool

    init(name: String, attributes: [(name: String, value: String?)], mayHaveMore: Bool) {
        self.name = name
        self.attributes = attributes
        self.mayHaveMore = mayHaveMore
    }

    init(_ element: HTMLElement) {
        name = element.name.lowercased()
        attributes = element.attributes.map { ($0.name.lowercased(), $0.value ?? "") }
        mayHaveMore = false
    }

    /// Returns the value of an attribute. Nil if there is none, or if it is not known.
    func value(of name: String) -> String? { attributes.first { $0.name == name }?.value }

    /// Whether it is known that the element has the attribute with some value, or does not have it.
    func isKnown(_ name: String) -> Bool {
        attributes.first { $0.name == name }.map { $0.value != nil } ?? !mayHaveMore
    }

    /// The addresses in the attributes, with the attributes' names.
    var addresses: [(attribute: String, address: String)] {
        attributes.flatMap { name, value -> [(String, String)] in
            guard let value else { return [] }
            if name == "style" { return StyleAddresses(Array(value.utf8)).all.map { (name, $0.text.trimmed) } }
            if name == "srcset" {
                return ImageCandidates(value).addresses.map { (name, $0) }
            }
            return Self.addressAttributes.contains(name) ? [(name, value.trimmed)] : []
        }
    }
}

extension String {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}

/// A rule that looks at single elements, in templates and in the HTML of previews.
protocol ElementRule: TemplateRule, PreviewRule {
    /// Returns what is wrong with an element, in whole sentences.
    ///
    /// - Parameter assets: The paths of all files below `/assets`. Nil if they are not known.
    func messages(about element: CheckedElement, assets: Set<String>?) -> [String]
}

extension ElementRule {
    func findings(in templates: CheckedTemplates) -> [CheckFinding] { elementFindings(in: templates) }

    /// Returns the findings about the elements of templates.
    func elementFindings(in templates: CheckedTemplates) -> [CheckFinding] {
        templates.all.flatMap { markup in
            markup.tags.flatMap { tag in
                (tag.element.map { messages(about: $0, assets: templates.assets) } ?? []).map { message in
                    finding(message, at: templates.place(at: tag.offset, in: markup.template))
                }
            }
        }
    }

    func mistakes(in preview: CheckedPreview) -> [PreviewMistake] {
        preview.htmlElements().flatMap { element in
            messages(about: CheckedElement(element), assets: preview.assets).map { PreviewMistake($0, at: element) }
        }
    }
}
