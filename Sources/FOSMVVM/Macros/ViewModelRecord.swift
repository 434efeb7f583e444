/// How ``ViewModel(options:)`` makes a ViewModel known: a constant in a section of the linked program.
public struct ViewModelRecord: Sendable {
    /// What lies in the section: the record's version, and what adds the record to the list that the pointer leads to.
    ///
    /// The second element runs on the thread that reads the section.
    public typealias Value = (version: Int, register: @convention(c) (UnsafeMutableRawPointer) -> Void)

    /// The ViewModel.
    public let type: any ViewModel.Type
    /// The path of the source file, as the compiler was given it.
    public let file: String
    /// The line of the ViewModel's name, from 1.
    public let line: Int

    /// A record of this ViewModel, for catalogs made by hand.
    public init(_ type: any ViewModel.Type, file: String = #filePath, line: Int = #line) {
        self.type = type
        self.file = file
        self.line = line
    }

    /// Adds a record to the `[ViewModelRecord]` that the pointer leads to.
    public static func register(
        _ type: any ViewModel.Type, file: String, line: Int, in list: UnsafeMutableRawPointer
    ) {
        list.assumingMemoryBound(to: [ViewModelRecord].self).pointee.append(Self(type, file: file, line: line))
    }
}
