import HTTPCore

/// What the site answers with.
enum SiteAnswer {
    case page(SitePage)
    case file(MediaType, HTTPBody)
}
