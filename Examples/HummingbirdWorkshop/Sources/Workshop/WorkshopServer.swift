import Foundation
import Hummingbird

/// Serves the workshop's pages at `http://127.0.0.1:8080` until Control-C. The variable `ADDRESS` is another address to
/// listen on, such as `0.0.0.0` in a container.
@main
enum WorkshopServer {
    static func main() async throws {
        let package = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
        let address = ProcessInfo.processInfo.environment["ADDRESS"] ?? "127.0.0.1"
        let application = Application(
            router: try WorkshopSite.router(package: package),
            configuration: ApplicationConfiguration(address: .hostname(address, port: 8080)))
        try await application.runService()
    }
}
