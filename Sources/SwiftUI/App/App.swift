import Foundation

/// The entry of an app, which compiles so that its module can be built, and does not run.
///
/// A host shows the previews of the app's views instead. Put these into a library that the app and the host import.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene

    /// The scenes of the app. They are not evaluated.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    @MainActor @preconcurrency init()
}

extension App {
    /// Ends the program with a message, because there is no screen on which the app could run.
    public static func main() {
        FileHandle.standardError.write(Data("\(AppCannotRun(app: "\(Self.self)").localizedDescription)\n".utf8))
        exit(EXIT_FAILURE)
    }
}

/// The reason why an app does not run.
struct AppCannotRun: LocalizedError {
    let app: String

    var errorDescription: String? {
        """
        \(app) runs on Apple platforms only. To see its views, add previews of them and an executable target with \
        PreviewHost.main(), and run it with 'serve'.
        """
    }
}
