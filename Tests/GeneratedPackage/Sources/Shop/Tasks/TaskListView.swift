import FOSMVVM
import Foundation
import SwiftUI

/// Shows the task list.
public struct TaskListView: ViewModelView {
    private let viewModel: TaskListViewModel

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
        }
        .padding()
    }

    public init(viewModel: TaskListViewModel) {
        self.viewModel = viewModel
    }
}

#if DEBUG
    #Preview {
        TaskListView.previewHost(viewModel: .stub())
    }

    #Preview("Not open") {
        TaskListView.previewHost(viewModel: .stub(isOpen: false))
    }

    #Preview("Done") {
        TaskListView.previewHost(viewModel: .stub(state: .done))
    }
#endif
