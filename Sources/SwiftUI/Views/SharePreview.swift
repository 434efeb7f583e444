/// What an app shows of an item before it is shared. A page shares nothing, and does not show it.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
    /// Creates a preview with an image and an icon.
    public init(_ title: Text, image: Image, icon: Icon) {}

    /// Creates a preview with an image and an icon.
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}

    /// Creates a preview with an image and an icon.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, image: Image, icon: Icon) {}
}

extension SharePreview where Icon == Never {
    /// Creates a preview with an image.
    public init(_ title: Text, image: Image) {}

    /// Creates a preview with an image.
    public init(_ titleKey: LocalizedStringKey, image: Image) {}

    /// Creates a preview with an image.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, image: Image) {}
}

extension SharePreview where Image == Never {
    /// Creates a preview with an icon.
    public init(_ title: Text, icon: Icon) {}

    /// Creates a preview with an icon.
    public init(_ titleKey: LocalizedStringKey, icon: Icon) {}

    /// Creates a preview with an icon.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, icon: Icon) {}
}

extension SharePreview where Image == Never, Icon == Never {
    /// Creates a preview of a text.
    public init(_ title: Text) {}

    /// Creates a preview of a text.
    public init(_ titleKey: LocalizedStringKey) {}

    /// Creates a preview of a text.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title) {}
}

extension Never: Transferable {}
extension Image: Transferable {}

extension ShareLink {
    /// Creates a button for an item with a preview, which a page does not show.
    public init<Item: Transferable, PreviewImage: Transferable, PreviewIcon: Transferable>(
        item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(item: item, subject: subject, message: message, label: label)
    }

    /// Creates a button for items with previews, which a page does not show.
    public init<Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable>(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) where Data.Element: Transferable {
        self.init(items: items, subject: subject, message: message, label: label)
    }
}

extension ShareLink where Label == SwiftUI.Label<Text, Image> {
    /// Creates a button for an item with a preview, which a page does not show.
    public init<Item: Transferable, PreviewImage: Transferable, PreviewIcon: Transferable>(
        item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(item: item, subject: subject, message: message)
    }

    /// Creates a button for an item with a text and a preview, which a page does not show.
    public init<Item: Transferable, PreviewImage: Transferable, PreviewIcon: Transferable>(
        _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(titleKey, item: item, subject: subject, message: message)
    }

    /// Creates a button for an item with a text and a preview, which a page does not show.
    @_disfavoredOverload
    public init<Title: StringProtocol, Item: Transferable, PreviewImage: Transferable, PreviewIcon: Transferable>(
        _ title: Title, item: Item, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(title, item: item, subject: subject, message: message)
    }

    /// Creates a button for items. Its text is English.
    public init<Data: RandomAccessCollection>(items: Data, subject: Text? = nil, message: Text? = nil)
    where Data.Element: Transferable {
        self.init(items: items) {
            SwiftUI.Label(title: { Text(system: .share) }, icon: { Image(systemName: "square.and.arrow.up") })
        }
    }

    /// Creates a button for items with previews, which a page does not show.
    public init<Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable>(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) where Data.Element: Transferable {
        self.init(items: items, subject: subject, message: message)
    }
}
