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
            router: try router(package: package),
            configuration: ApplicationConfiguration(address: .hostname(address, port: 8080)))
        try await application.runService()
    }

    /// Returns the routes of the site.
    ///
    /// - Parameters:
    ///   - package: The folder of this package.
    ///   - visits: The list to which announced visits are added.
    /// - Throws: An error for folders of templates that cannot be read.
    static func router(package: URL, visits: VisitList = VisitList()) throws -> Router<FormRequestContext> {
        let pages = try Pages(package: package)
        let router = Router(context: FormRequestContext.self)
        router.add(middleware: FileMiddleware(pages.assets.path(percentEncoded: false), urlBasePath: "/assets"))
        router.get("/") { request, context in
            pages.response(to: request, context) { WelcomePageViewModel(landing: .upcoming, page: $0) }
        }
        SignIn(pages: pages).addRoutes(to: router.group("sign-in"))
        Visits(pages: pages, announced: visits).addRoutes(to: router.group("visits"))
        return router
    }
}

/// The context of a request whose body is a form.
struct FormRequestContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    let maxUploadSize = 16_384

    init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
    }
}
