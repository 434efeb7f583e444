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
        case .mixture(let first, let second, let share): return (share < 0.5 ? first : second).hexadecimal
        }
    }
}

extension Color.Name {
    /// The color of the light theme in `components.css`, as `#rrggbb`.
    fileprivate var lightColor: String {
        switch self {
        case .red: "#c0281c"
        case .orange: "#a85400"
        case .yellow: "#7d6100"
        case .green: "#1d7a3c"
        case .mint: "#00776c"
        case .teal: "#00727f"
        case .cyan: "#00709e"
        case .blue, .accent: "#0a5bd3"
        case .indigo: "#4a45c7"
        case .purple: "#8430c0"
        case .pink: "#c01f55"
        case .brown: "#7d5f3f"
        case .gray: "#66666b"
        case .primary: "#16181b"
        case .secondary: "#5c6069"
        case .white, .clear, .surface: "#ffffff"
        case .ground: "#f2f3f6"
        case .rule: "#d9dbe0"
        case .fill: "#e8e9ee"
        case .tertiary: "#6c7079"
        case .quaternary: "#737780"
        case .black: "#000000"
        }
    }
}
