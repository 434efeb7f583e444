import FOSMVVM
import Foundation
import HTTPCore
import HTTPServer
import PreviewCatalog
import PreviewSite

/// A small site with a page of each kind, with the responses of `preview-host serve`.
enum FuzzSite {
    /// The texts of its previews.
    static let localizations = TextStore(folders: [folder("Texts")])

    /// The addresses of its pages, one of each kind.
    static let addresses = [
        "/", "/previews/ParcelViewModel", "/previews/ParcelViewModel/heavy", "/render/ParcelViewModel/light",
        "/render/LabelViewModel", "/matrix/ParcelViewModel", "/coverage", "/snapshots",
        "/snapshots/ParcelViewModel/light", "/snapshots/ParcelViewModel/light/recorded", "/docs", "/docs/Names",
        "/index.json", "/coverage.json", "/health",
    ]

    /// Responds to a request.
    static let handler: HTTPHandler = {
        let site = PreviewSite(catalog: catalog, folders: folders)
        // Pages show the problems that have been found so far.
        site.examineAllPreviews()
        let safeguards = Safeguards(acceptsPost: PreviewSite.acceptsPost, errorPage: site.errorPage)
        return safeguards.wrapping(ResponseCache { site.version() }.wrapping(Compression().wrapping(site.respond)))
    }()

    private static let folders = {
        var folders = SiteFolders(
            root: folder(""), templates: [folder("Templates")], localizations: [folder("Texts")],
            assets: [folder("Public")], docs: [folder("Docs")])
        folders.snapshots = [folder("Snapshots")]
        // State that an input leaves behind would affect other inputs.
        folders.snapshotsAreReadOnly = true
        return folders
    }()

    private static func folder(_ name: String) -> URL {
        Bundle.module.bundleURL.appending(path: "Site/\(name)", directoryHint: .isDirectory)
    }

    private static let catalog = PreviewCatalog(
        previews: [
            PreviewRecord(name: "Light", file: "/app/Sources/App/Parcels/ParcelView.swift", line: 3) {
                ParcelView.previewHost(viewModel: .stub())
            },
            PreviewRecord(name: "Heavy", file: "/app/Sources/App/Parcels/ParcelView.swift", line: 7) {
                ParcelView.previewHost(viewModel: ParcelViewModel(grams: 1_234_567, sender: "<b> & \"co\""))
            },
            PreviewRecord(name: "Für Ada", file: "/app/Sources/App/Parcels/ParcelView.swift", line: 11) {
                ParcelView.previewHost(locale: Locale(identifier: "de"), viewModel: .stub()).frame(minWidth: 300)
            },
            PreviewRecord(name: "Plain", file: "/app/Sources/App/Labels/LabelView.swift", line: 3) {
                LabelView.previewHost(viewModel: .stub())
            },
        ],
        viewModels: [ViewModelRecord(ParcelViewModel.self), ViewModelRecord(LabelViewModel.self)])
}

/// A view whose content depends on the locale and time zone: a text, a plural, numbers and a date.
@ViewModel
struct ParcelViewModel {
    @LocalizedString var title
    @LocalizedSubs(substitutions: \.substitutions) var weight
    @LocalizedStrings var steps
    let grams: Int
    let sender: String
    let cost: LocalizableDouble
    let sent: LocalizableDate
    var vmId = ViewModelId(type: Self.self)

    private var substitutions: [String: LocalizableInt] { ["grams": LocalizableInt(value: grams)] }

    init(grams: Int, sender: String) {
        self.grams = grams
        self.sender = sender
        cost = LocalizableDouble(value: Double(grams) / 8)
        sent = LocalizableDate(
            value: Date(timeIntervalSince1970: 1_768_518_000), dateStyle: .full, timeStyle: .full)
    }

    static func stub() -> Self { Self(grams: 1, sender: "Ada") }
}

struct ParcelView: ViewModelView {
    init(viewModel: ParcelViewModel) {}
}

/// A view without a template of its own.
@ViewModel
struct LabelViewModel {
    @LocalizedString var title
    let lines: [String]
    var vmId = ViewModelId(type: Self.self)

    static func stub() -> Self { Self(lines: ["Ada & co", "<Street> 1"]) }
}

struct LabelView: ViewModelView {
    init(viewModel: LabelViewModel) {}
}
