/// A control for a color.
///
/// The control of a web page has no opacity, so the opacity of the color stays as it is, or is 1 if the picker does not
/// support it.
public struct ColorPicker<Label: View> {
    private let selection: Binding<Color>
    private let supportsOpacity: Bool
    private let label: Label

    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.selection = selection
        self.supportsOpacity = supportsOpacity
        self.label = label()
    }
}

extension ColorPicker where Label == Text {
    public init(_ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }

    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}

extension ColorPicker: View {
    public var body: some View {
        ControlView(.colorPicker) {
            .text(selection.wrappedValue.hexadecimal)
        } enter: { value in
            guard case .text(let text) = value, let color = Color(hexadecimal: text) else {
                throw ViewInputError.invalidValue(value.text)
            }
            selection.wrappedValue = color.opacity(supportsOpacity ? selection.wrappedValue.opacity : 1)
        } label: {
            label
        } message: {
        }
    }
}

extension Color {
    /// Creates a color from `#rrggbb`. Nil for any other text.
    fileprivate init?(hexadecimal text: String) {
        let digits = text.dropFirst()
        guard text.first == "#", digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
            let number = Int(digits, radix: 16)
        else { return nil }
        let parts = [number >> 16, number >> 8 & 0xff, number & 0xff].map { Double($0) / 255 }
        self.init(red: parts[0], green: parts[1], blue: parts[2])
    }

    /// The color without its opacity, as `#rrggbb`. A color of the theme is the one of the light theme.
    fileprivate var hexadecimal: String {
        switch base {
        case .named(let name): return name.lightColor
        case .sRGB(let red, let green, let blue):
            let digits = [red, green, blue].map { part in
                let text = String(Int((part * 255).rounded()), radix: 16)
                return text.count < 2 ? "0" + text : text
            }
            return "#" + digits.joined()
        case .asset: return Color.Name.gray.lightColor
        case .dynamic(let light, _): return light.hexadecimal
        case .mixture(let first, let second, let share): return (share < 0.5 ? first : second).hexadecimal
        }
    }
}

extension Color.Name {
    /// The color of the light theme in `components.css`, as `#rrggbb`.
    package var lightColor: String {
        switch self {
        case .red: "#ff383c"
        case .orange: "#ff8d28"
        case .yellow: "#ffcc00"
        case .green: "#34c759"
        case .mint: "#00c8b3"
        case .teal: "#00c3d0"
        case .cyan: "#00c0e8"
        case .blue: "#0088ff"
        case .accent: "#0a5bd3"
        case .indigo: "#6155f5"
        case .purple: "#cb30e0"
        case .pink: "#ff2d55"
        case .brown: "#ac7f5e"
        case .gray: "#8e8e93"
        case .secondary: "#5c6069"
        case .white, .clear, .surface: "#ffffff"
        case .ground: "#f2f2f7"
        case .rule: "#d9dbe0"
        case .fill: "#e8e9ee"
        case .tertiary: "#6c7079"
        case .quaternary: "#737780"
        case .black, .primary: "#000000"
        }
    }
}
