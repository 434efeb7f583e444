import Diagnostics
import Foundation

/// Builds a program again without the package manager after edits inside of functions: compiles each changed file, and links.
///
/// The commands are those of the last build. An edit of what a file declares, such as the default value of an argument, may
/// change other files, so the package manager builds it.
final class QuickBuild {
    private let program: String
    private let commands: URL
    private let folder: URL
    /// The lines that the compiler has printed, by the commands of modules.
    private var printed: [[String]: String] = [:]

    /// - Parameters:
    ///   - program: The program, without links in its path.
    ///   - commands: The file with the commands of the last build.
    ///   - folder: The folder in which the commands run.
    init(program: URL, commands: URL, folder: URL) {
        self.program = program.path(percentEncoded: false)
        self.commands = commands
        self.folder = folder
    }

    /// Builds the program after a change of files that were built before it.
    ///
    /// - Parameter started: Called with each process.
    /// - Returns: Whether the program is built. Otherwise, the package manager must build it.
    func run(_ changed: Set<String>, started: (Process) -> Void) -> Bool {
        guard let commands = BuildCommands(commands), let link = commands.linking(program) else { return false }
        let objects = Set(link.inputs)
        var compilations: [FileCompilation] = []
        for source in changed.map({ URL(filePath: $0).resolvingSymlinksInPath().path(percentEncoded: false) }) {
            guard let compilation = compilation(of: source, commands, started), objects.contains(compilation.object)
            else { return false }
            compilations.append(compilation)
        }
        defer { for compilation in compilations { removeNewFiles(of: compilation) } }
        guard compilations.allSatisfy({ compiles($0, started) }), compilations.allSatisfy(replacesFiles) else {
            return false
        }
        return output(of: link.arguments, started) != nil
    }

    private func compilation(
        of source: String, _ commands: BuildCommands, _ started: (Process) -> Void
    ) -> FileCompilation? {
        guard let module = commands.compiling(source)?.arguments,
            let lines = printed[module] ?? output(of: module + ["-driver-print-jobs"], started)
        else { return nil }
        printed[module] = lines
        return FileCompilation(of: source, in: lines)
    }

    /// Compiles a file beside the earlier results. Returns whether it declares the same as before.
    private func compiles(_ file: FileCompilation, _ started: (Process) -> Void) -> Bool {
        let arguments = file.writing(object: Self.new(file.object), record: Self.new(file.record))
        guard output(of: arguments, started) != nil, let before = InterfaceFingerprints(ofRecord: file.record),
            let now = InterfaceFingerprints(ofRecord: Self.new(file.record))
        else { return false }
        return now.contains(before)
    }

    /// Makes the results of a compilation those of the build.
    private func replacesFiles(of file: FileCompilation) -> Bool {
        [file.record, file.object].allSatisfy { rename(Self.new($0), $0) == 0 }
    }

    private func removeNewFiles(of file: FileCompilation) {
        for path in [file.record, file.object] { unlink(Self.new(path)) }
    }

    private static func new(_ path: String) -> String { path + ".new" }

    /// Returns the output of a command. Nil if it fails.
    private func output(of arguments: [String], _ started: (Process) -> Void) -> String? {
        guard let program = arguments.first else { return nil }
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = Array(arguments.dropFirst())
        process.currentDirectoryURL = folder
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        started(process)
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return process.terminationStatus == 0 ? text : nil
    }
}

/// The fingerprints that the compiler has written of what a file declares and uses, to find the files that an edit affects
/// (swift/docs/DependencyAnalysis.md). The bodies of functions are not part of them.
struct InterfaceFingerprints {
    private let values: [Data]

    /// A fingerprint has 32 hexadecimal digits, and begins at a multiple of 4 bytes.
    private static let (length, alignment) = (32, 4)
    private static let limit = 1 << 24

    /// Nil if the file cannot be read or has none.
    init?(ofRecord path: String) {
        guard let record = try? BoundedFile(URL(filePath: path), limit: Self.limit).data() else { return nil }
        let bytes = Array(record)
        var values: [Data] = []
        var start = 0
        while start + Self.length <= bytes.count {
            let value = bytes[start..<start + Self.length]
            let isFingerprint = value.allSatisfy(Self.isDigit)
            if isFingerprint { values.append(Data(value)) }
            start += isFingerprint ? Self.length : Self.alignment
        }
        guard !values.isEmpty else { return nil }
        self.values = values
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte
    }

    /// Whether all fingerprints of another record are there in the same order. Then what the file declares is the same, and it
    /// may only use more.
    func contains(_ other: InterfaceFingerprints) -> Bool {
        var rest = values[...]
        return other.values.allSatisfy { value in
            guard let index = rest.firstIndex(of: value) else { return false }
            rest = rest[(index + 1)...]
            return true
        }
    }
}
