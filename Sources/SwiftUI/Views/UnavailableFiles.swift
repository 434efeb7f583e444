/// A file that the user opens and saves.
@available(
    *, unavailable, message: "A preview has no files of the user. Put the document into '#if os(iOS)'."
)
public protocol FileDocument {}

/// A file that the user opens and saves, as an object.
@available(
    *, unavailable, message: "A preview has no files of the user. Put the document into '#if os(iOS)'."
)
public protocol ReferenceFileDocument: AnyObject {}

extension View {
    /// Lets the user select a file.
    @available(
        *, unavailable, message: "A preview has no files of the user. Put the modifier into '#if os(iOS)'."
    )
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { self }

    /// Lets the user select files.
    @available(
        *, unavailable, message: "A preview has no files of the user. Put the modifier into '#if os(iOS)'."
    )
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View { self }

    /// Lets the user select files, or cancel.
    @available(
        *, unavailable, message: "A preview has no files of the user. Put the modifier into '#if os(iOS)'."
    )
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View { self }

    @available(*, unavailable, message: "A preview saves no files. Put the modifier into '#if os(iOS)'.")
    nonisolated public func fileExporter<Document>(
        isPresented: Binding<Bool>, document: Document?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { self }

    @available(*, unavailable, message: "A preview saves no files. Put the modifier into '#if os(iOS)'.")
    nonisolated public func fileExporter<Item: Transferable>(
        isPresented: Binding<Bool>, item: Item?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View { self }

    /// Lets the user move a file.
    @available(
        *, unavailable, message: "A preview has no files of the user. Put the modifier into '#if os(iOS)'."
    )
    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { self }
}
