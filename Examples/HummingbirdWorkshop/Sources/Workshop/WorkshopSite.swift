import Foundation
import Hummingbird

/// The pages of the workshop.
enum WorkshopSite {
    /// Returns the routes of the site.
    ///
    /// - Parameters:
    ///   - package: The folder of this package.
    ///   - visits: The list to which announced visits are added.
    /// - Throws: An error for folders of templates that cannot be read.
    static func router(package: URL, visits: VisitList = VisitList()) throws -> Router<FormRequestContext> {
        let pages = try Pages(package: package)
        let router = Router(context: FormRequestContext.self)
        router.add(middleware: ErrorPages(pages: pages))
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
