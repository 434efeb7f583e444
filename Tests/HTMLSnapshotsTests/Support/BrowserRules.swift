import HTMLParsing

/// What browsers make of elements, written down from the rendering section of the HTML standard and from what Chromium
/// does. The code that is tested is not asked.
enum BrowserRules {
    /// Where an element is.
    enum Place {
        case block
        case object
        case inline
        case unseen
        case lineBreak
        case breakOpportunity
    }

    static func place(of element: HTMLElement, hasScripts: Bool) -> Place {
        guard element.namespace == .html else {
            return element.name == "svg" || element.name == "math" ? .object : .block
        }
        let usual = usualPlace(of: element, hasScripts: hasScripts)
        guard usual != .unseen, usual != .lineBreak, usual != .breakOpportunity else { return usual }
        switch element.value(of: "style").flatMap({ styles[$0] }) {
        case .inline? where usual == .object: return usual
        case let styled?: return styled
        case nil: return isHidden(element) ? .unseen : usual
        }
    }

    /// The characters at an element's edges.
    static func edges(of element: HTMLElement) -> (start: String, end: String) {
        switch element.name {
        case "q" where element.namespace == .html: ("\u{201C}", "\u{201D}")
        case "rt" where element.namespace == .html, "rtc" where element.namespace == .html: ("(", ")")
        default: ("", "")
        }
    }

    /// Whether text in an element is shown as it is.
    static func keepsText(_ element: HTMLElement) -> Bool {
        switch element.namespace {
        case .html:
            keeping.contains(element.name) || element.value(of: "style").map(keepingStyles.contains) == true
                || element.value(of: "contenteditable") == "plaintext-only"
        case .svg: keepingInSVG.contains(element.name)
        case .mathML: keepingInMathML.contains(element.name)
        }
    }

    private static func usualPlace(of element: HTMLElement, hasScripts: Bool) -> Place {
        switch element.name {
        case "br": .lineBreak
        case "wbr": .breakOpportunity
        case "noscript": hasScripts ? .unseen : .inline
        case "input" where element.value(of: "type")?.lowercased() == "hidden": .unseen
        default:
            blocks.contains(element.name) ? .block : objects.contains(element.name) ? .object : visible(element.name)
        }
    }

    private static func visible(_ name: String) -> Place { unseen.contains(name) ? .unseen : .inline }

    private static func isHidden(_ element: HTMLElement) -> Bool {
        element.value(of: "hidden") != nil || element.value(of: "popover") != nil
    }

    /// The styles of random HTML that say where an element is.
    static let styles: [String: Place] = [
        "display: inline-block": .object, "float:left": .object, "color:red;/**/float:right !important": .object,
        "display:block": .block, "/* ; */display:block": .block, "display:inline !important": .inline,
        "display:inline;display:bogus": .inline, "display:inline;background:url('a;display:block')": .inline,
        "display:none!important": .unseen,
    ]

    /// The styles of random HTML that a browser does not know, or that say nothing of the kind.
    static let otherStyles = [
        "position:inherit", "float:none !important", "all:revert", "position:relative !important",
    ]

    /// The styles of random HTML that keep white space.
    static let keepingStyles = [
        "white-space:pre", "color:red;/**/white-space:pre", "white-space:pre !important;white-space:normal",
        "content:'/*';white-space:pre;quotes:'*/' ''",
    ]

    private static func names(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }

    private static let keeping = names("iframe listing noembed noframes plaintext pre script style textarea xmp")
    private static let keepingInSVG = names("desc metadata script style text title")
    private static let keepingInMathML = names("annotation annotation-xml mi mn mo ms mtext")
    private static let unseen = names(
        "base basefont bgsound datalist link meta noembed noframes param rp script source style template title track")
    private static let objects = names(
        "applet audio button canvas dialog embed iframe img input keygen marquee meter object progress select textarea video"
    )
    private static let blocks = names(
        """
        address article aside blockquote body caption center col colgroup dd details dir div dl dt fieldset figcaption \
        figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li listing main menu nav \
        ol optgroup option p plaintext pre search section summary table tbody td tfoot th thead tr ul xmp
        """)
}
