/// A button that reads what the user has copied. There is none, because a page may not read it.
@available(
    *, unavailable,
    message: "A page may not read what the user has copied. Use a TextField, into which the user can paste."
)
public struct PasteButton: View {
    public typealias Body = Never

    public init<Value: Transferable>(payloadType: Value.Type, onPaste: @escaping ([Value]) -> Void) {}

    public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {}
}

/// A selection of photos. There is none, because a preview has no photos of the user.
@available(
    *, unavailable, message: "A preview has no photos of the user. Put the picker into '#if canImport(PhotosUI)'."
)
public struct PhotosPicker<Label: View>: View {
    public typealias Body = Never

    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) {}

    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) {}

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) where Label == Text {}

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) where Label == Text {}

    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) where Label == Text {}

    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) where Label == Text {}
}

/// A photo that the user has selected.
@available(
    *, unavailable, message: "A preview has no photos of the user. Put the picker into '#if canImport(PhotosUI)'."
)
public struct PhotosPickerItem: Hashable, Sendable {
    public enum EncodingDisambiguationPolicy: Sendable { case automatic, current, compatible }

    public var itemIdentifier: String? { nil }
    public var supportedContentTypes: [UTType] { [] }

    public init(itemIdentifier: String) {}

    public func loadTransferable<Value: Transferable>(type: Value.Type) async throws -> Value? { nil }
}

/// The order of selected photos.
@available(
    *, unavailable, message: "A preview has no photos of the user. Put the picker into '#if canImport(PhotosUI)'."
)
public enum PhotosPickerSelectionBehavior: Hashable, Sendable {
    case `default`, ordered, continuous, continuousAndOrdered
}

/// Which photos the user can select.
@available(
    *, unavailable, message: "A preview has no photos of the user. Put the picker into '#if canImport(PhotosUI)'."
)
public struct PHPickerFilter: Equatable, Sendable {
    public static let images = Self()
    public static let videos = Self()
    public static let livePhotos = Self()
    public static let screenshots = Self()

    public static func any(of filters: [Self]) -> Self { Self() }

    public static func all(of filters: [Self]) -> Self { Self() }

    public static func not(_ filter: Self) -> Self { Self() }
}

extension View {
    /// Lets the user select a photo.
    @available(
        *, unavailable, message: "A preview has no photos of the user. Put the modifier into '#if canImport(PhotosUI)'."
    )
    nonisolated public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View { self }

    /// Lets the user select photos.
    @available(
        *, unavailable, message: "A preview has no photos of the user. Put the modifier into '#if canImport(PhotosUI)'."
    )
    nonisolated public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View { self }
}
