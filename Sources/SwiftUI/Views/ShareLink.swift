/// A button that shares something with other apps. On the page, that of an address opens it, and any other does nothing.
public struct ShareLink<Label: View> {
    private let address: URL?
    private let label: Label

    public init<Item: Transferable>(
        item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        address = item as? URL
        self.label = label()
    }

    public init<Data: RandomAccessCollection>(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data.Element: Transferable {
        address = items.count == 1 ? items.first as? URL : nil
        self.label = label()
    }
}

extension ShareLink where Label == SwiftUI.Label<Text, Image> {
    /// Creates a button for an item. Its text is “Share…” in the language of the page.
    public init<Item: Transferable>(item: Item, subject: Text? = nil, message: Text? = nil) {
        self.init(Text(system: .share), item: item)
    }

    public init<Item: Transferable>(_ title: Text, item: Item, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item) {
            SwiftUI.Label(title: { title }, icon: { Image(systemName: "square.and.arrow.up") })
        }
    }

    public init<Item: Transferable>(
        _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(Text(titleKey), item: item)
    }

    @_disfavoredOverload
    public init<Title: StringProtocol, Item: Transferable>(
        _ title: Title, item: Item, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(Text(title), item: item)
    }
}

extension ShareLink: View {
    /// A link, or a button without an action.
    public var body: some View {
        if let address {
            Link(destination: address) { label }
        } else {
            Button {
            } label: {
                label
            }
            .withoutEffect("A page shares nothing with other apps.", modifier: "ShareLink")
        }
    }
}
