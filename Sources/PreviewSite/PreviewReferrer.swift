import HTTPCore

/// The preview whose link or form has sent a request, as the browser says.
struct PreviewReferrer {
    /// Its address below the base path.
    let address: String

    /// The parts of the site with documents of previews.
    private static let sections = ["/render/", "/live/"]

    /// Nil for a request that comes from elsewhere, or that a script sends. Browsers name pages only to their own host.
    init?(_ request: HTTPRequest, below basePath: BasePath) {
        guard let referrer = request.headers[.referer], request.headers[.accept]?.contains("text/html") == true,
            let host = referrer.firstRange(of: "://"), let path = referrer[host.upperBound...].firstIndex(of: "/"),
            referrer[path...].hasPrefix(basePath.path)
        else { return nil }
        let address = String(referrer[path...].dropFirst(basePath.path.count))
        guard Self.sections.contains(where: address.hasPrefix), (try? HTTPRequest(target: address)) != nil else {
            return nil
        }
        self.address = address
    }
}
