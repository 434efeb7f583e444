public import Foundation

/// A record of a ViewModel, which ``ViewModel(options:)`` stores as a constant in a section of the linked program.
public struct ViewModelRecord: Sendable {
    /// The value in the section: the record's version, and a function that adds the record to the list at a pointer.
    ///
    /// The function runs on the thread that reads the section.
    public typealias Value = (version: Int, register: @convention(c) (UnsafeMutableRawPointer) -> Void)

    /// The type of the ViewModel.
    public let type: any ViewModel.Type
    /// The path of the source file, as it was passed to the compiler.
    public package(set) var file: String
    /// The line of the ViewModel's name, from 1.
    public let line: Int
    private let moduleBundle: (@Sendable () -> Bundle)?
    private let sourceDocumentation: (@Sendable () -> ViewModelDocumentation)?

    /// The doc comments in the source. Nil for a ViewModel without properties and comments.
    package var documentation: ViewModelDocumentation? { sourceDocumentation?() }

    /// The bundle of the module that declares the ViewModel, or nil if the module has no resources.
    public var bundle: Bundle? { moduleBundle?() }

    /// Creates a record of a ViewModel, for catalogs made in code.
    public init(
        _ type: any ViewModel.Type, file: String = #filePath, line: Int = #line,
        bundle: (@Sendable () -> Bundle)? = nil, documentation: (@Sendable () -> ViewModelDocumentation)? = nil
    ) {
        self.type = type
        self.file = file
        self.line = line
        moduleBundle = bundle
        sourceDocumentation = documentation
    }

    /// Adds a record to the `[ViewModelRecord]` at a pointer.
    public static func register(
        _ type: any ViewModel.Type, file: String, line: Int,
        documentation: (@Sendable () -> ViewModelDocumentation)? = nil, bundle: (@Sendable () -> Bundle)? = nil,
        in list: UnsafeMutableRawPointer
    ) {
        list.assumingMemoryBound(to: [ViewModelRecord].self).pointee
            .append(Self(type, file: file, line: line, bundle: bundle, documentation: documentation))
    }
}
