import Diagnostics
import Foundation

/// A Chromium without a window, which ends with this object. It belongs to one thread at a time.
///
/// This is the only file that starts a browser.
final class Chromium {
    private static let names = [
        "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome",
    ]

    let connection: ChromiumConnection
    private let process = Process()
    /// The folder of its profile and its messages.
    private let folder: URL

    /// Starts a browser.
    ///
    /// - Throws: ``ChromiumError``.
    init(program: URL) throws(ChromiumError) {
        folder = FileManager.default.temporaryDirectory.appending(
            path: "preview-host-chromium-\(UUID().uuidString)", directoryHint: .isDirectory)
        let (commands, messages) = (Pipe(), Pipe())
        // A pipe to a browser that has ended must not end this process.
        signal(SIGPIPE, SIG_IGN)
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments =
            ["-c", Self.script, program.path(percentEncoded: false), folder.path(percentEncoded: false)]
            + Self.options(folder)
        process.standardInput = commands
        process.standardOutput = messages
        connection = ChromiumConnection(
            commands: commands.fileHandleForWriting, messages: messages.fileHandleForReading)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try process.run()
        } catch {
            throw .notStarted(error.localizedDescription)
        }
        do throws(ChromiumError) {
            try connection.call("Browser.getVersion", within: Self.startLimit)
        } catch {
            if case .ended = error, let message = lastMessage() { throw .notStarted(message) }
            throw error
        }
    }

    deinit { end() }

    /// Ends the browser and its processes, and removes its files.
    private func end() {
        if process.isRunning {
            connection.send("Browser.close")
            connection.close()
            let limit = ContinuousClock.now + .seconds(2)
            while process.isRunning, ContinuousClock.now < limit { usleep(10_000) }
            if process.isRunning { kill(-process.processIdentifier, SIGKILL) }
        }
        // A process of the browser may still write files.
        for _ in 0..<20 {
            guard (try? FileManager.default.removeItem(at: folder)) == nil, folder.isFolder else { return }
            usleep(50_000)
        }
    }

    /// Returns the path of the browser that `CHROMIUM` in the environment names, or else of the first one on the path.
    ///
    /// - Throws: ``ChromiumError/notFound`` or ``ChromiumError/notExecutable(_:)``.
    static func program(in environment: [String: String]) throws(ChromiumError) -> URL {
        if let named = environment["CHROMIUM"], !named.isEmpty {
            guard isProgram(named) else { throw .notExecutable(named) }
            return URL(filePath: named)
        }
        let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
        let paths =
            names.flatMap { name in folders.map { "\($0)/\(name)" } } + [
                "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
            ]
        guard let found = paths.first(where: isProgram) else { throw .notFound }
        return URL(filePath: found)
    }

    private static func isProgram(_ path: String) -> Bool {
        FileManager.default.isExecutableFile(atPath: path) && !URL(filePath: path).isFolder
    }

    /// Starts the program with its pipes as the files 3 and 4, where it expects them. It ends with this process, even if that
    /// is killed, and its files are then removed. Those of a program that fails are read first.
    private static let script =
        #"folder=$1; shift; "$0" "$@" 3<&0 4>&1 </dev/null >/dev/null 2>"$folder/log" && rm -rf "$folder""#
    private static let startLimit = Duration.seconds(90)

    private static func options(_ folder: URL) -> [String] {
        [
            "--headless", "--remote-debugging-pipe", "--user-data-dir=\(folder.path(percentEncoded: false))profile",
            "--disable-gpu", "--hide-scrollbars", "--no-first-run", "--disable-extensions", "--mute-audio",
            // Images and drawings that move show their start in pictures.
            "--blink-settings=imageAnimationPolicy=2", "--disable-background-networking", "--disable-component-update",
            "--disable-dev-shm-usage",
        ]
            // The sandbox of Chromium does not start as root, as in most containers.
            + (geteuid() == 0 ? ["--no-sandbox"] : []) + ["about:blank"]
    }

    private static func log(in folder: URL) -> String { folder.path(percentEncoded: false) + "log" }

    /// Returns the last line that the browser has written. Nil if it has written nothing.
    private func lastMessage() -> String? {
        let text = (try? String(contentsOfFile: Self.log(in: folder), encoding: .utf8)) ?? ""
        return text.split(separator: "\n").last.map(String.init)
    }
}

/// The reason why a browser cannot be used.
enum ChromiumError: LocalizedError {
    case notFound
    case notExecutable(String)
    case notStarted(String)
    case noAnswer(String)
    case ended
    /// A document of a height in pixels that no picture can have.
    case tooHigh(Int, limit: Int)
    /// A test identifier that nothing in the document has, or only what nobody sees.
    case unknownElement(String, among: [String])

    var errorDescription: String? {
        switch self {
        case .notFound:
            """
            Chromium is not installed. Run 'sudo apt-get install chromium', or set CHROMIUM to the path of Chromium or \
            Chrome.
            """
        case .notExecutable(let path):
            "CHROMIUM is '\(path)', which is not a program. Set it to the path of Chromium or Chrome."
        case .notStarted(let message): "Chromium does not start: \(message)"
        case .noAnswer(let reason): "Chromium does not answer: \(reason)"
        case .ended: "Chromium has ended before it answered."
        case .tooHigh(let height, let limit):
            """
            The preview is \(height) pixels high, and a picture can have \(limit). Show less in it, such as fewer rows \
            of its stub.
            """
        case .unknownElement(let name, let names):
            NearestNames.unknown(
                "visible element", name, of: "the preview", among: names,
                hint: names.isEmpty
                    ? " No element has a test identifier." : " There are \(names.joined(separator: ", ")).")
        }
    }
}
