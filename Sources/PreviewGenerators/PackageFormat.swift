package import Foundation

/// The style of a package's Swift files, from its `.swift-format`.
package struct PackageFormat {
    private let configuration: URL

    /// Returns nil for a package without the file.
    package init?(package: URL) {
        configuration = package.appending(path: ".swift-format", directoryHint: .notDirectory)
        guard FileManager.default.fileExists(atPath: configuration.path(percentEncoded: false)) else { return nil }
    }

    /// Returns a Swift file in the style of the package. Any other file, and all files if the toolchain cannot format,
    /// stay as they are.
    package func formatted(_ file: GeneratedFile) -> GeneratedFile {
        guard file.path.hasSuffix(".swift"), let text = try? output(for: file.text), !text.isEmpty else { return file }
        return GeneratedFile(path: file.path, text: text)
    }

    /// - Returns: Nil if the toolchain cannot format.
    private func output(for text: String) throws -> String? {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["swift", "format", "--configuration", configuration.path(percentEncoded: false)]
        let (input, output) = (Pipe(), Pipe())
        (process.standardInput, process.standardOutput) = (input, output)
        process.standardError = FileHandle.nullDevice
        try process.run()
        // A file that is generated is smaller than the buffer of a pipe, so this does not wait for the reader.
        try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
        try input.fileHandleForWriting.close()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
    }
}
