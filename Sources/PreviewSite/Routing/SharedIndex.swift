package import HTTPCore

/// Lets pages of other sites read the index of the catalog, such as a page that lists the catalogs of several hosts. The
/// sites are those that may show previews in frames.
///
/// It is around the cache of responses, because a response does not depend on the site that asks for it.
package struct SharedIndex: HTTPLayer {
    private let origins: @Sendable () -> [String]

    /// - Parameter origins: Returns the sites as Content Security Policy names them, such as `https://*.example.com`.
    package init(origins: @escaping @Sendable () -> [String]) { self.origins = origins }

    package func wrapping(_ next: @escaping HTTPHandler) -> HTTPHandler {
        { request in
            var response = next(request)
            guard request.path == JSONEndpoint<CatalogIndex>().address else { return response }
            response.headers[.vary] = (response.headers[values: .vary] + ["Origin"]).joined(separator: ", ")
            guard let origin = request.headers[.origin], origins().contains(where: { $0.matches(origin: origin) })
            else { return response }
            response.headers[.accessControlAllowOrigin] = origin
            return response
        }
    }
}

extension String {
    /// Whether a site with this name, which may begin with any host, is that of an origin.
    fileprivate func matches(origin: String) -> Bool {
        let parts = lowercased().split(separator: "*", maxSplits: 1)
        guard parts.count == 2 else { return lowercased() == origin }
        return origin.hasPrefix(parts[0]) && origin.hasSuffix(parts[1])
    }
}

extension PreviewSite {
    /// The sites whose pages may show previews in frames and read the index of the catalog.
    @Sendable package func sharedOrigins() -> [String] { loader.current().content.settings.frameAncestors }
}
