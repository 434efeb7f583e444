import Diagnostics
package import Foundation
import TemplateEngine

/// A file that a generator describes.
package struct GeneratedFile: Hashable, Sendable {
    /// The path in the package, with parts separated by `/`.
    package let path: String
    /// The whole text, which ends with a line feed.
    package let text: String

    package init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}

/// What happened to a generated file.
package enum GeneratedFileOutcome: String, Sendable {
    case created
    /// There was a file with another text, which stays.
    case kept
    /// There was a file with this text already.
    case unchanged
}

extension GeneratedFile {
    /// Writes the file into a package, unless there is one.
    ///
    /// - Throws: An error if the file or a folder around it cannot be written.
    package func write(in package: URL) throws -> GeneratedFileOutcome {
        let file = package.appending(path: path, directoryHint: .notDirectory)
        if let present = try? Data(contentsOf: file) {
            return present == Data(text.utf8) ? .unchanged : .kept
        }
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileReplacement.write(Data(text.utf8), to: file)
        return .created
    }
}

/// The templates of generated files, in `Files`. They use `<% %>` for tags, because Swift and Mustache use braces.
enum FileTemplates {
    private static let library = Result {
        try TemplateLibrary(folders: [(Bundle.module.resourceURL ?? Bundle.module.bundleURL).appending(path: "Files")])
    }

    /// Renders a template.
    ///
    /// - Throws: ``GeneratorError/brokenTemplate(_:)`` if the installation of the program is incomplete.
    static func text(_ name: String, _ value: TemplateValue) throws -> String {
        let library = try library.get()
        let rendering = library.render(name, value, unresolved: .marked)
        if let problem = (library.errors + rendering.diagnostics).first {
            throw GeneratorError.brokenTemplate(problem.localizedDescription)
        }
        // A part that is left out at the start or the end of a type leaves its blank line.
        return String(decoding: rendering.bytes, as: UTF8.self)
            .replacing("{\n\n", with: "{\n").replacing("\n\n}", with: "\n}")
    }
}

/// The reason why nothing can be generated.
package enum GeneratorError: LocalizedError, Equatable {
    /// A name that is not that of a type.
    case invalidName(String)
    /// A property that is not `name:type`, or that has an unknown type.
    case invalidProperty(String, reason: String)
    /// A target that is not there, or that nothing chooses. The text says which.
    case noTarget(String)
    /// Files of the package that stay as they are. The text says why, and what to add to them.
    case notWritten(String)
    /// A file of the program is missing or wrong.
    case brokenTemplate(String)

    /// What is wrong, and what to write instead.
    package var errorDescription: String? {
        switch self {
        case .invalidName(let name):
            "'\(name)' is not the name of a type. Begin with a capital letter, and use only letters and digits, as in TaskList."
        case .invalidProperty(let text, let reason):
            "'\(text)' is not a property: \(reason)"
        case .noTarget(let message), .notWritten(let message): message
        case .brokenTemplate(let problem):
            "The generator has a broken file. Build the program again. \(problem)"
        }
    }
}
