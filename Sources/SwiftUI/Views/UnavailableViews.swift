/// A view of UIKit, which exists only on Apple platforms.
@available(
    *, unavailable,
    message:
        "UIKit exists only on Apple platforms. Put the view into '#if canImport(UIKit)', and show another view here."
)
public protocol UIViewRepresentable: View {}

/// A view controller of UIKit, which exists only on Apple platforms.
@available(
    *, unavailable,
    message:
        "UIKit exists only on Apple platforms. Put the view into '#if canImport(UIKit)', and show another view here."
)
public protocol UIViewControllerRepresentable: View {}

/// A view of AppKit, which exists only on Apple platforms.
@available(
    *, unavailable,
    message:
        "AppKit exists only on Apple platforms. Put the view into '#if canImport(AppKit)', and show another view here."
)
public protocol NSViewRepresentable: View {}

/// A drawing of commands. There is none, because the browser knows the size, and draws no pixels for Swift.
@available(
    *, unavailable,
    message: "The size is known only to the browser. Draw with Shape and Path, or show an SVG with Image."
)
public struct Canvas<Symbols>: View {
    public typealias Body = Never
}

/// A button that reads what the user has copied. There is none, because a page may not read it.
@available(
    *, unavailable,
    message: "A page may not read what the user has copied. Use a TextField, into which the user can paste."
)
public struct PasteButton: View {
    public typealias Body = Never
}

/// A selection of photos. There is none, because a preview has no photos of the user.
@available(
    *, unavailable, message: "A preview has no photos of the user. Put the picker into '#if canImport(PhotosUI)'."
)
public struct PhotosPicker<Label: View>: View {
    public typealias Body = Never
}

/// A sort of file, which the selection of files needs.
@available(
    *, unavailable,
    message: "A preview has no files of the user. Put what uses them into '#if canImport(UniformTypeIdentifiers)'."
)
public struct UTType: Hashable, Sendable {}

extension View {
    /// Lets the user select a file.
    @available(
        *, unavailable, message: "A preview has no files of the user. Put the modifier into '#if canImport(UIKit)'."
    )
    nonisolated public func fileImporter<Types>(
        isPresented: Binding<Bool>, allowedContentTypes: Types,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { self }

    /// Lets the user select files.
    @available(
        *, unavailable, message: "A preview has no files of the user. Put the modifier into '#if canImport(UIKit)'."
    )
    nonisolated public func fileImporter<Types>(
        isPresented: Binding<Bool>, allowedContentTypes: Types, allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View { self }

    /// Lets the user save a file.
    @available(*, unavailable, message: "A preview saves no files. Put the modifier into '#if canImport(UIKit)'.")
    nonisolated public func fileExporter<Document, ContentType>(
        isPresented: Binding<Bool>, document: Document?, contentType: ContentType, defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { self }

    /// Lets the user move a file.
    @available(
        *, unavailable, message: "A preview has no files of the user. Put the modifier into '#if canImport(UIKit)'."
    )
    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { self }

    /// Lets the user select photos.
    @available(
        *, unavailable, message: "A preview has no photos of the user. Put the modifier into '#if canImport(PhotosUI)'."
    )
    nonisolated public func photosPicker<Item>(isPresented: Binding<Bool>, selection: Binding<Item>) -> some View {
        self
    }

    /// Draws the view with a program of the graphics processor.
    @available(
        *, unavailable, message: "A browser runs no shaders of Metal. Use colorMultiply, hueRotation or another effect."
    )
    nonisolated public func colorEffect<Shader>(_ shader: Shader, isEnabled: Bool = true) -> some View { self }

    /// Draws the view with a program of the graphics processor.
    @available(
        *, unavailable, message: "A browser runs no shaders of Metal. Use colorMultiply, hueRotation or another effect."
    )
    nonisolated public func layerEffect<Shader>(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View { self }
}
