#if SwiftViews && os(Linux)
    import Foundation
    import SwiftUI

    /// A small view with what an iPhone shows of it, in numbers from the documentation of SwiftUI and its rules of layout.
    ///
    /// The page is 390 pixels wide. The numbers are measured from the start and the top.
    struct Picture: Sendable {
        let name: String
        var isDark = false
        /// The screen that it has. Nil for a page, which is as high as the view.
        var screen: Screen?
        let expected: [Expected]
        let view: @MainActor @Sendable () -> AnyView

        init(
            _ name: String, isDark: Bool = false, on screen: Screen? = nil, _ expected: Expected...,
            @ViewBuilder view: @escaping @MainActor @Sendable () -> some View
        ) {
            self.name = name
            self.isDark = isDark
            self.screen = screen
            self.expected = expected
            self.view = { AnyView(view()) }
        }
    }

    extension Picture {
        /// The screen of a device, as the document has it.
        enum Screen: String, Sendable {
            case device = "on"
            case framed
        }

        /// What a browser measures of a part, which has its name as an identifier for tests, or at a point.
        enum Expected: Encodable, Sendable {
            /// The distances from the start and the top, the width and the height.
            case frame(String, Double, Double, Double, Double)
            /// The middle of a text or of a part whose size depends on the font.
            case middle(String, Double, Double)
            /// The number of lines of a text.
            case lines(String, Int)
            /// The color of a point.
            case color(SystemColor, Double, Double)
            /// The part that is in front at a point.
            case front(String, Double, Double)
            /// Two parts in one row, the first one at the start.
            case beside(String, String)
            /// A part that nobody sees.
            case unseen(String)
            /// Whether a text has the contrast that WCAG 2.2 asks for.
            case readable(String, Bool)

            func encode(to encoder: any Encoder) throws {
                var values = encoder.unkeyedContainer()
                switch self {
                case .frame(let part, let x, let y, let width, let height):
                    try values.encode("frame")
                    try values.encode(part)
                    for number in [x, y, width, height] { try values.encode(number) }
                case .middle(let part, let x, let y): try values.encode("middle", part, x, y)
                case .lines(let part, let count): try values.encode("lines", part, Double(count))
                case .color(let color, let x, let y): try values.encode("color", color.rawValue, x, y)
                case .front(let part, let x, let y): try values.encode("front", part, x, y)
                case .beside(let part, let other):
                    try values.encode("beside", part)
                    try values.encode(other)
                case .unseen(let part): try values.encode("unseen", part)
                case .readable(let part, let isReadable): try values.encode("readable", part, isReadable ? 1 : 0)
                }
            }
        }

        /// The system colors of iOS, light and dark (Human Interface Guidelines, Color).
        enum SystemColor: String, Sendable {
            case red = "#ff383c #ff4245"
            case orange = "#ff8d28 #ff9230"
            case yellow = "#ffcc00 #ffd600"
            case green = "#34c759 #30d158"
            case mint = "#00c8b3 #00dac3"
            case teal = "#00c3d0 #00d2e0"
            case cyan = "#00c0e8 #3cd3fe"
            case blue = "#0088ff #0091ff"
            case indigo = "#6155f5 #6d7cff"
            case purple = "#cb30e0 #db34f2"
            case pink = "#ff2d55 #ff375f"
            case brown = "#ac7f5e #b78a66"
            case gray = "#8e8e93 #8e8e93"
            case white = "#ffffff #ffffff"
            case black = "#000000 #000000"
            /// What groups are on, and the groups.
            case ground = "#f2f2f7 #000000"
            case group = "#ffffff #1c1c1e"
            /// The fourth level of a label on the background.
            case quaternary = "#dcdcdd #262629"
            /// What a page shows in place of an image that cannot be loaded.
            case placeholder = "#e8e9ee #2c2e33"
        }
    }

    extension UnkeyedEncodingContainer {
        fileprivate mutating func encode(_ kind: String, _ text: String, _ numbers: Double...) throws {
            try encode(kind)
            try encode(text)
            for number in numbers { try encode(number) }
        }
    }
#endif
