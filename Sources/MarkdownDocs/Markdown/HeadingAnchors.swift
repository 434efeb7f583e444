/// Creates the anchors of the headings in a document, as code hosts do.
///
/// The rule is that of GitHub: lower case, a dash for each space, and otherwise only letters, marks, digits, `_` and
/// `-` of any script. A repeated anchor gets `-1`, `-2` and so on.
struct HeadingAnchors {
    /// The number of repetitions of each anchor.
    private var repetitions: [String: Int] = [:]

    /// Returns the anchor of the next heading in document order.
    mutating func anchor(for text: String) -> String {
        let wanted = Self.slug(of: text)
        var anchor = wanted
        while repetitions[anchor] != nil {
            repetitions[wanted, default: 0] += 1
            anchor = "\(wanted)-\(repetitions[wanted, default: 0])"
        }
        repetitions[anchor] = 0
        return anchor
    }

    /// A heading without letters or digits has the anchor `section`, because HTML does not allow an empty one.
    private static func slug(of text: String) -> String {
        var slug = String.UnicodeScalarView()
        for scalar in text.lowercased().unicodeScalars {
            if scalar == " " {
                slug.append("-")
            } else if isKept(scalar) {
                slug.append(scalar)
            }
        }
        return slug.isEmpty ? "section" : String(slug)
    }

    private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
        if scalar == "-" || scalar.properties.isAlphabetic {
            return true
        }
        return switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation: true
        default: false
        }
    }
}
