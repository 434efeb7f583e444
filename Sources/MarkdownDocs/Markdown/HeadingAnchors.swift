/// Gives the headings of one document the anchors that code hosts give them.
///
/// The rule is that of GitHub: lower case, a dash for each space, and of the rest only letters, marks, digits, `_`
/// and `-` of any script. A repeated anchor gets `-1`, `-2` and so on.
struct HeadingAnchors {
    /// How often each anchor was asked for again.
    private var repetitions: [String: Int] = [:]

    /// The anchor of the next heading in the order of the document.
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

    /// A heading of punctuation only would have no anchor at all, which HTML does not allow: it is called `section`.
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
