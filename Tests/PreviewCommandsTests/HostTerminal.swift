import Foundation

/// Runs the built `preview-host` in a terminal that `script` of util-linux makes, where there is one.
enum HostTerminal {
    private static let script = "/usr/bin/script"

    /// Whether there is one. That of other systems takes other options.
    static var isThere: Bool {
        #if os(Linux)
            FileManager.default.isExecutableFile(atPath: script)
        #else
            false
        #endif
    }

    /// What the program writes while somebody types keys, and its exit code. At the end comes Control-D.
    static func run(_ arguments: [String], typing keys: String) async throws -> (output: String, exitCode: Int32) {
        let outputs = try OutputFiles(input: keys)
        defer { outputs.remove() }
        let command = ([HostProcess.executable.path] + arguments).map { "'\($0)'" }.joined(separator: " ")
        let process = Process()
        process.executableURL = URL(filePath: script)
        // As the program sets it for each key: keys that come before must not wait for Return.
        process.arguments = ["-qec", "stty -icanon -echo -isig; \(command)", "/dev/null"]
        process.environment = ["PATH": "/usr/bin:/bin", "SHELL": "/bin/sh"]
        process.currentDirectoryURL = HostProcess.package
        process.standardInput = try FileHandle(forReadingFrom: outputs.input)
        process.standardOutput = try FileHandle(forWritingTo: outputs.output)
        process.standardError = try FileHandle(forWritingTo: outputs.errors)
        try await process.runToItsEnd()
        return (try outputs.text(of: outputs.output).replacing("\r\n", with: "\n"), process.terminationStatus)
    }
}
