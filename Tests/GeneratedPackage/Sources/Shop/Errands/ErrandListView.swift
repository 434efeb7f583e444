import FOSMVVM
import Foundation
import SwiftUI

/// Shows the errand list.
public struct ErrandListView: ViewModelView {
    private let viewModel: ErrandListViewModel

    public var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(viewModel.title)
                .font(.headline)
                .uiTestingIdentifier("title")
            Text(viewModel.emptyMessage)
                .uiTestingIdentifier("emptyMessage")
            Text(viewModel.count)
                .uiTestingIdentifier("count")
            if let dueAt = viewModel.dueAt {
                Text(dueAt)
                    .uiTestingIdentifier("dueAt")
            }
            Text(viewModel.ratio)
                .uiTestingIdentifier("ratio")
            if viewModel.isOpen {
                Image(systemName: "checkmark.circle.fill")
                    .uiTestingIdentifier("isOpen")
            }
            if let owner = viewModel.owner {
                Text(owner)
                    .uiTestingIdentifier("owner")
            }
            Text(viewModel.stateDisplay)
                .uiTestingIdentifier("stateDisplay")
            ForEach(viewModel.rows) { element in
                Text(element.title)
            }
            ForEach(viewModel.labels, id: \.self) { text in
                Text(text)
            }
            ForEach(viewModel.notes ?? [], id: \.self) { text in
                Text(text)
            }
            if let hours = viewModel.hours {
                Text(hours)
                    .uiTestingIdentifier("hours")
            }
        }
        .padding()
    }

    public init(viewModel: ErrandListViewModel) {
        self.viewModel = viewModel
    }
}

#if DEBUG
    #Preview {
        ErrandListView.previewHost(viewModel: .stub())
    }

    #Preview("Not open") {
        ErrandListView.previewHost(viewModel: .stub(isOpen: false))
    }

    #Preview("Done") {
        ErrandListView.previewHost(viewModel: .stub(state: .done))
    }
#endif
