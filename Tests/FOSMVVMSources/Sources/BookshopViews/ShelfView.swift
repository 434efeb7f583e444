import BookshopViewModels
import FOSMVVM
import Foundation
import SwiftUI

public struct ShelfView: ViewModelView {
    private let viewModel: ShelfViewModel

    public var body: some View {
        VStack(alignment: .leading) {
            Text(viewModel.pageTitle)
                .font(.title)
            Text(viewModel.name)
            Text(viewModel.address)
            Text(viewModel.summary)
                .uiTestingIdentifier("summary")
            ForEach(viewModel.books) { book in
                BookView(viewModel: book)
            }
        }
    }

    public init(viewModel: ShelfViewModel) {
        self.viewModel = viewModel
    }
}

public struct BookView: ViewModelView {
    private let viewModel: BookViewModel

    public var body: some View {
        HStack {
            Image(systemName: viewModel.status == .inStock ? "checkmark.circle.fill" : "circle")
                .accessibilityHidden(true)
            VStack(alignment: .leading) {
                Text(viewModel.title)
                    .uiTestingIdentifier("title-\(viewModel.status.rawValue)", isEnabled: viewModel.status == .onOrder)
                Text(viewModel.publishedAt)
                Text(viewModel.copies)
            }
        }
    }

    public init(viewModel: BookViewModel) {
        self.viewModel = viewModel
    }
}

#if DEBUG
    #Preview {
        ShelfView.previewHost(
            bundle: BookshopResourceAccess.localizationBundle,
            viewModel: .stub(name: "Travel")
        )
    }

    #Preview("Empty") {
        ShelfView.previewHost(
            bundle: BookshopResourceAccess.localizationBundle,
            viewModel: .stub(books: [])
        )
    }

    #Preview {
        BookView.previewHost(bundle: BookshopResourceAccess.localizationBundle)
    }

    #Preview("On order") {
        BookView.previewHost(
            bundle: BookshopResourceAccess.localizationBundle,
            viewModel: .stub(status: .onOrder)
        )
    }
#endif
