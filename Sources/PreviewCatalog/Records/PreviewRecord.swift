/// How ``Preview(_:body:)`` makes a preview known: a constant in a section of the linked program.
public struct PreviewRecord: Sendable {
    /// What lies in the section: the record's version, and what adds the record to the list that the pointer leads to.
    ///
    /// The second element runs on the thread that reads the section.
    public typealias Value = (version: Int, register: @convention(c) (UnsafeMutableRawPointer) -> Void)

    /// What the preview is called, if it is named.
    public let name: String?
    /// The path of the source file, as the compiler was given it.
    public let file: String
    /// The line of the preview, from 1.
    public let line: Int
    /// Makes the view.
    public let body: @Sendable () -> HostedView

    /// A record of this preview, for catalogues made by hand.
    public init(
        name: String? = nil, file: String = #filePath, line: Int = #line,
        @PreviewBuilder body: @escaping @Sendable () -> HostedView
    ) {
        self.name = name
        self.file = file
        self.line = line
        self.body = body
    }

    /// Adds a record to the `[PreviewRecord]` that the pointer leads to.
    public static func register(
        name: String?, file: String, line: Int, in list: UnsafeMutableRawPointer,
        body: @escaping @Sendable () -> HostedView
    ) {
        list.assumingMemoryBound(to: [PreviewRecord].self).pointee.append(
            Self(name: name, file: file, line: line, body: body))
    }
}
