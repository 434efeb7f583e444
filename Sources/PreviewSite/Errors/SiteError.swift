import HTTPCore

/// Why a page cannot be shown.
enum SiteError: Error {
    case unknownPage(String)
    case unknownViewModel(String)
    case unknownPreview(String, viewModel: String)
    case unknownDocsPage(String)
    case noDocs
    case unknownAsset(String)
    /// A page of the docs that cannot be read.
    case unreadableDocsPage(SiteFault)
    /// The server refused the request; the message is its own.
    case refused(HTTPStatus, message: String)

    var status: HTTPStatus {
        switch self {
        case .unreadableDocsPage: .internalServerError
        case .refused(let status, _): status
        default: .notFound
        }
    }

    /// The key of its texts.
    var key: String {
        switch self {
        case .unknownPage: "unknownPage"
        case .unknownViewModel: "unknownViewModel"
        case .unknownPreview: "unknownPreview"
        case .unknownDocsPage: "unknownDocsPage"
        case .noDocs: "noDocs"
        case .unknownAsset: "unknownAsset"
        case .unreadableDocsPage: "unreadableDocsPage"
        case .refused: "refused"
        }
    }

    /// What was asked for.
    var name: String {
        switch self {
        case .unknownPage(let name), .unknownViewModel(let name), .unknownPreview(let name, _),
            .unknownDocsPage(let name), .unknownAsset(let name):
            name
        case .noDocs, .unreadableDocsPage: ""
        case .refused(let status, _): status.reason
        }
    }
}
