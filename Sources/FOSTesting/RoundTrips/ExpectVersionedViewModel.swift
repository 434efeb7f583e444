public import FOSFoundation
public import FOSMVVM
public import Foundation

/// Expects that a ViewModel decodes from its JSON of all stored versions, and stores the JSON of its stub if this version
/// is not stored yet.
///
///     try expectVersionedViewModel(OrderViewModel.self, encoder: encoder())
///
/// The files are in the folder `.VersionedTestJSON` of the test target, such as `OrderViewModel_1.2.0.json`. Commit them:
/// they are what earlier apps and servers send. The JSON of a client-hosted ViewModel is not stored, because it is never
/// sent.
///
/// - Parameters:
///   - type: The type of the ViewModel.
///   - version: The version of the program.
///   - encoder: The encoder, or nil for one that does not localize. Texts of a ViewModel need that of the suite.
///   - decoder: The decoder, or nil for `JSONDecoder.defaultDecoder`.
///   - message: What the message of a failure begins with.
///   - fixedTestFilePath: The folder of the files. Nil for that of the test target.
///   - file: The file of the test, which is in the folder of its target.
///   - line: The line of the test. Not used.
/// - Throws: ``FOSCodableError``, which fails the test, or the reason why a file cannot be read or written.
public func expectVersionedViewModel<Model: ViewModel>(
    _ type: Model.Type, version: SystemVersion = .current, encoder: JSONEncoder? = nil, decoder: JSONDecoder? = nil,
    _ message: @autoclosure () -> String = "", fixedTestFilePath: URL? = nil, file: String = #filePath,
    line: Int = #line
) throws {
    let files = VersionFiles(of: "\(type)", in: fixedTestFilePath ?? VersionFiles.folder(ofTest: file))
    if !(type is any ClientHostedViewModelFactory.Type) {
        try files.store(version) { try type.stub().toJSONData(encoder: encoder) }
    }
    for version in try files.versions {
        do {
            let _: Model = try Data(contentsOf: files.file(of: version)).fromJSON(decoder: decoder)
        } catch {
            let prefix = message()
            throw FOSCodableError(
                errorDescription: (prefix.isEmpty ? "" : "\(prefix): ")
                    + "\(type) does not decode from its JSON of version \(version), "
                    + "\(files.file(of: version).path): \(CodingProblem.description(of: error)).")
        }
    }
}

/// The files with the JSON of a type's versions.
private struct VersionFiles {
    private let type: String
    private let folder: URL

    init(of type: String, in folder: URL) {
        self.type = type
        self.folder = folder
    }

    /// Returns the folder for the target of a test. Without a folder `Tests` above it, this is beside that of the test.
    static func folder(ofTest file: String) -> URL {
        let names = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        let target = names.lastIndex(of: "Tests").map { names.prefix($0 + 2) } ?? names.dropLast()
        return URL(filePath: target.joined(separator: "/")).appending(path: ".VersionedTestJSON")
    }

    /// The stored versions, from the first to the last.
    var versions: [SystemVersion] {
        get throws {
            guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
            return try FileManager.default.contentsOfDirectory(atPath: folder.path).compactMap { name in
                guard name.hasPrefix("\(type)_"), name.hasSuffix(".json") else { return nil }
                return SystemVersion(name.trimmingPrefix("\(type)_").trimmingSuffix(".json"))
            }
            .sorted()
        }
    }

    func file(of version: SystemVersion) -> URL { folder.appending(path: "\(type)_\(version).json") }

    /// Stores the JSON of a version, unless it is stored.
    func store(_ version: SystemVersion, _ json: () throws -> Data) throws {
        let file = file(of: version)
        guard !FileManager.default.fileExists(atPath: file.path) else { return }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try json().write(to: file)
    }
}
