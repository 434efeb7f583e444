import HTTPCore

/// A file that `/assets` serves.
struct SiteAsset: Sendable {
    let mediaType: MediaType
    let body: HTTPBody
}
