import FOSMVVM
import Foundation
import PreviewCatalog

/// A book of a library, with a value of each shape that a template can open.
@ViewModel
struct BookViewModel {
    enum Availability {
        case onLoan(due: LocalizableInt)
        case reserved(by: Borrower, place: Int)
        case missing
    }

    enum Borrower {
        case person(name: String)
        case library(code: String)
    }

    enum Search {
        case success(ShadeViewModel)
        case failure(Failure)
    }

    struct Failure: Codable, Sendable {
        let reason: String
    }

    let availability: Availability
    let history: [Availability]
    let note: Failure?
    let search: Search
    let isHidden: Bool
    var vmId: ViewModelId

    init(
        _ availability: Availability = .missing, history: [Availability] = [], note: String? = nil,
        search: Search = .success(.stub()), vmId: ViewModelId = .init(type: BookViewModel.self)
    ) {
        self.availability = availability
        self.history = history
        self.note = note.map(Failure.init)
        self.search = search
        isHidden = false
        self.vmId = vmId
    }

    static func stub() -> Self { Self() }
}

struct BookView: ViewModelView {
    init(viewModel: BookViewModel) {}
}

extension PreviewRecord {
    /// Previews of a book, named by their numbers.
    static func books(_ books: [BookViewModel]) -> [PreviewRecord] {
        books.enumerated().map { number, book in
            PreviewRecord(name: "Book \(number)", file: "/package/Sources/BookView.swift", line: number + 1) {
                BookView.previewHost(viewModel: book)
            }
        }
    }
}
