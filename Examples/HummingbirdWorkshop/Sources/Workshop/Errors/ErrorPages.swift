import Hummingbird

/// Answers a request that fails with a page in the reader's language.
struct ErrorPages: RouterMiddleware {
    let pages: Pages

    func handle(
        _ request: Request, context: FormRequestContext,
        next: (Request, FormRequestContext) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch {
            switch (error as? any HTTPResponseError)?.status ?? .internalServerError {
            case .notFound: return notFound(request, context)
            case .internalServerError: return failure(error, request, context)
            default: throw error
            }
        }
    }

    private func notFound(_ request: Request, _ context: FormRequestContext) -> Response {
        pages.response(to: request, context, status: .notFound) {
            PageNotFoundViewModel(path: request.uri.path, page: $0)
        }
    }

    /// Logs an error. Its page only has the number with which the log is searched.
    private func failure(_ error: any Error, _ request: Request, _ context: FormRequestContext) -> Response {
        context.logger.error("\(request.method) \(request.uri.path) failed: \(error)")
        return pages.response(to: request, context, status: .internalServerError) {
            ServerErrorViewModel(reference: context.id, page: $0)
        }
    }
}
