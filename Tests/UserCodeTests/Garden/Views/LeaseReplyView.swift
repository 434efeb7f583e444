import FOSMVVM
import Foundation
import GardenViewModels
import SwiftUI

/// A view of a result, which has a view for each case.
public struct LeaseReplyView: ViewModelView {
    private let viewModel: LeaseReplyViewModel

    public var body: some View {
        switch viewModel.reply {
        case .leased(let plot): PlotCardView(viewModel: plot)
        case .waiting(let place): WaitingListView(viewModel: place)
        case .refused(let reasons): LeaseErrorView(viewModel: reasons)
        }
    }

    public init(viewModel: LeaseReplyViewModel) {
        self.viewModel = viewModel
    }
}

struct WaitingListView: ViewModelView {
    private let viewModel: WaitingListViewModel

    var body: some View { LabeledContent(viewModel.heading, value: viewModel.place) }

    init(viewModel: WaitingListViewModel) {
        self.viewModel = viewModel
    }
}

struct LeaseErrorView: ViewModelView {
    private let viewModel: LeaseErrorViewModel

    var body: some View { Text(viewModel.heading) }

    init(viewModel: LeaseErrorViewModel) {
        self.viewModel = viewModel
    }
}

#if DEBUG
    #Preview("On the waiting list") {
        LeaseReplyView.previewHost(
            bundle: GardenResourceAccess.localizationBundle, viewModel: .init(reply: .waiting(.stub())))
    }
#endif
