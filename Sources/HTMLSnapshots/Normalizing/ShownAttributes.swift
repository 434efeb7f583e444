import HTMLParsing

/// The attributes of an element in order, in the one form that stands for all that mean the same.
enum ShownAttributes {
    static func of(_ element: HTMLElement) -> [HTMLAttribute] {
        let isKnown = element.namespace == .html && !element.name.contains("-")
        return element.attributes.map { attribute in
            if attribute.name == "class" {
                HTMLAttribute(name: "class", value: tokens(attribute.value ?? "").joined(separator: " "))
            } else if isKnown, isBoolean(attribute, of: element.name) {
                HTMLAttribute(name: attribute.name, value: nil)
            } else {
                HTMLAttribute(name: attribute.name, value: attribute.value ?? "")
            }
        }.sorted { $0.name < $1.name }
    }

    /// The words of a list of classes.
    static func tokens(_ classes: String) -> [Substring] {
        classes.utf8.split(whereSeparator: \.isHTMLSpace).map { Substring($0) }
    }

    /// Whether only the attribute's presence counts, by
    /// <https://html.spec.whatwg.org/multipage/indices.html#attributes-3>; a `marquee` counts to what `loop` says.
    private static func isBoolean(_ attribute: HTMLAttribute, of element: String) -> Bool {
        switch attribute.name {
        case "hidden": attribute.value?.lowercased() != "until-found"
        case "loop": element == "audio" || element == "video"
        default: names.contains(attribute.name)
        }
    }

    private static let names: Set<String> = [
        "allowfullscreen", "alpha", "async", "autofocus", "autoplay", "checked", "controls", "default", "defer",
        "disabled", "formnovalidate", "inert", "ismap", "itemscope", "multiple", "muted", "nomodule",
        "novalidate", "open", "playsinline", "readonly", "required", "reversed", "selected",
        "shadowrootclonable", "shadowrootdelegatesfocus", "shadowrootserializable",
    ]
}
