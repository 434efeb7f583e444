/// How a preview is looked at closely: enlarged, with other text, in front of another background, with guides, or as it is
/// in another state or for another reader.
struct PreviewLook: Hashable, Sendable {
    /// The size of text in percent of the browser's own.
    enum TextSize: Int, CaseIterable, Codable, Sendable {
        case ordinary = 100
        case larger = 125
        case large = 150
        case largest = 200

        init?(_ text: String) { self.init(percent: text) }
    }

    /// The scale of the preview in percent. Without one, the preview is scaled only if it is wider than the canvas.
    enum Zoom: Int, CaseIterable, Codable, Sendable {
        case half = 50
        case smaller = 75
        case actual = 100
        case larger = 150
        case double = 200

        init?(_ text: String) { self.init(percent: text) }
    }

    /// What is behind the view, instead of its own background.
    enum Background: String, CaseIterable, Codable, Sendable {
        case own
        case light
        case dark
        /// A pattern that shows what is transparent.
        case checks
    }

    /// Lines above the preview that show how it is laid out.
    enum Guide: String, CaseIterable, Codable, Sendable {
        /// The boxes of all elements, with their test identifiers.
        case outline
        /// A grid of 8 pixels.
        case grid
    }

    /// The screen of a device, which a view fills as in an app.
    enum Screen: String, Codable, Sendable {
        /// Only the space.
        case device = "on"
        /// The space with the frame of the device, which reserves some of it at the edges.
        case framed
    }

    /// A state of all elements at once that a pointer or the keyboard would cause.
    enum State: String, CaseIterable, Codable, Sendable {
        case natural
        case hover
        case focus
        /// While a button is pressed.
        case active
    }

    /// A preference of a reader that a browser passes on to stylesheets.
    enum Preference: String, CaseIterable, Codable, Sendable {
        /// `prefers-reduced-motion: reduce`.
        case motion
        /// `prefers-contrast: more`.
        case contrast

        /// The value of its parameter.
        var value: String {
            switch self {
            case .motion: "reduce"
            case .contrast: "more"
            }
        }
    }

    var textSize = TextSize.ordinary
    var zoom: Zoom?
    var background = Background.own
    var guides: Set<Guide> = []
    /// The screen of a device. Nil for a page, which is as high as its view.
    var screen: Screen?
    var state = State.natural
    var preferences: Set<Preference> = []

    /// The values of the attributes of a document. Nil for its own look.
    var attributes: PreviewLookAttributes {
        PreviewLookAttributes(
            textSize: textSize == .ordinary ? nil : textSize.rawValue,
            background: background == .own ? nil : background.rawValue,
            screen: screen?.rawValue, hasOutline: guides.contains(.outline), hasGrid: guides.contains(.grid),
            state: state == .natural ? nil : state.rawValue)
    }
}

/// The look of a document as attributes of its root element, for its stylesheet.
struct PreviewLookAttributes: Codable, Sendable {
    let textSize: Int?
    let background: String?
    let screen: String?
    let hasOutline: Bool
    let hasGrid: Bool
    /// The state of all elements, for which a script changes the stylesheets. Nil for their own.
    let state: String?
}

extension RawRepresentable<Int> {
    /// Creates a value from a number of percent as it is written in addresses.
    fileprivate init?(percent text: String) {
        guard let percent = Int(text) else { return nil }
        self.init(rawValue: percent)
    }
}
