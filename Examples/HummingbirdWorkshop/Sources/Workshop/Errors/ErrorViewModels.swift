import FOSMVVM

/// The page for an address that does not exist.
@ViewModel
struct PageNotFoundViewModel {
    @LocalizedString var title
    @LocalizedString var message
    @LocalizedString var welcomeLink
    let path: String
    let page: PageLanguage
    var vmId = ViewModelId(type: Self.self)

    init(path: String, page: PageLanguage) {
        self.path = path
        self.page = page
    }

    static func stub() -> Self { Self(path: "/toasters", page: PageLanguage(.english)) }
}

/// The page for a request that failed in the server.
@ViewModel
struct ServerErrorViewModel {
    @LocalizedString var title
    @LocalizedString var message
    @LocalizedString var referenceLabel
    @LocalizedString var welcomeLink
    /// The number of the request in the log.
    let reference: String
    let page: PageLanguage
    var vmId = ViewModelId(type: Self.self)

    init(reference: String, page: PageLanguage) {
        self.reference = reference
        self.page = page
    }

    static func stub() -> Self { Self(reference: "5f0c31", page: PageLanguage(.english)) }
}
