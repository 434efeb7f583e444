public import Foundation

extension Label where Title == Text, Icon == Image {
    /// Creates a label with an image of the package.
    public init(_ title: LocalizedStringKey, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(decorative: name) })
    }

    /// Creates a label with an image of the package.
    @_disfavoredOverload
    public init<Content: StringProtocol>(_ title: Content, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(decorative: name) })
    }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    public init(_ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}

extension Toggle {
    /// Creates a control for several values at once, which is on if all of them are true.
    public init<Values: RandomAccessCollection>(
        sources: Values, isOn: KeyPath<Values.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: isOn] }
        let all = Binding(
            get: { bindings.allSatisfy(\.wrappedValue) },
            set: { for binding in bindings { binding.wrappedValue = $0 } })
        self.init(isOn: all, label: label)
    }
}

extension Toggle where Label == Text {
    public init<Values: RandomAccessCollection>(
        _ title: LocalizedStringKey, sources: Values, isOn: KeyPath<Values.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    public init<Format: FormatStyle>(_ title: LocalizedStringKey, value: Format.FormatInput, format: Format)
    where Format.FormatInput: Equatable, Format.FormatOutput == String {
        self.init(content: { Text(value, format: format) }, label: { Text(title) })
    }

    @_disfavoredOverload
    public init<Title: StringProtocol, Format: FormatStyle>(
        _ title: Title, value: Format.FormatInput, format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
        self.init(content: { Text(value, format: format) }, label: { Text(title) })
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// Creates a button with a text and an image of the package.
    public init(
        _ title: LocalizedStringKey, image: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUI.Label(title, image: image) }
    }
}

extension Button {
    /// A page has no intents of an app.
    @available(*, unavailable, message: "A page runs no intents. Use an action instead.")
    public init<Intent>(intent: Intent, @ViewBuilder label: () -> Label) {
        self.init(action: {}, label: label)
    }
}

extension AsyncImage {
    /// Creates a view that shows an image, or that it is missing. Without an address, it is empty.
    ///
    /// The browser loads the image, so there is no failure.
    public init(url: URL?, scale: CGFloat = 1, @ViewBuilder content: (AsyncImagePhase) -> Content) {
        self.init(content: content(url.map { .success(Image($0)) } ?? .empty))
    }

    /// Creates a view that shows an image, or that it is missing. The browser shows the image without a motion.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction, @ViewBuilder content: (AsyncImagePhase) -> Content
    ) {
        self.init(url: url, scale: scale, content: content)
    }
}

public enum AsyncImagePhase: Sendable {
    /// There is no address.
    case empty
    /// The browser loads the image.
    case success(Image)
    /// The image could not be loaded. This never happens, as the browser loads it.
    case failure(any Error)

    public var image: Image? { if case .success(let image) = self { image } else { nil } }

    /// The error, if there is one.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
