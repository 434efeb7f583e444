extension DocsLibrary {
    /// The links and images that lead nowhere, page by page in reading order.
    ///
    /// Destinations outside the docs, with a scheme or from the root of a host, are not followed.
    package func brokenLinks() -> [BrokenLink] {
        pages.flatMap { page in
            (page.document?.links ?? []).compactMap { link in
                reasonBroken(link.destination, on: page).map { reason in
                    BrokenLink(page: page, link: link, reason: reason)
                }
            }
        }
    }

    private func reasonBroken(_ destination: String, on page: DocsPage) -> BrokenLink.Reason? {
        switch LinkDestination(destination) {
        case .absolute: nil
        case .unsafe: .unsafe
        case .empty: .empty
        case .anchor(let anchor): reasonBroken(anchor: anchor, of: page)
        case .relative: target(of: destination, on: page).map(reasonBroken) ?? .outside
        }
    }

    private func reasonBroken(_ target: DocsTarget) -> BrokenLink.Reason? {
        switch (target.kind, page(withPath: target.path)) {
        case (.page, nil): .missingPage(target.path)
        case (.page, let page?): reasonBroken(anchor: target.anchor, of: page)
        case (.file, _?): .missingExtension
        case (.file, nil): files[target.path] == nil ? .missingFile : nil
        }
    }

    /// An empty anchor is the top of the page. A page that cannot be read has an error of its own.
    private func reasonBroken(anchor: String?, of page: DocsPage) -> BrokenLink.Reason? {
        guard let anchor, !anchor.isEmpty, let document = page.document else { return nil }
        return document.hasAnchor(anchor) ? nil : .missingAnchor(anchor, near: document.anchors(near: anchor))
    }
}
