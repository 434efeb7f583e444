import FOSMVVM
import Foundation
import SwiftUI

/// Shows the part box.
public struct PartBoxView: ViewModelView {
    @Environment(AppState.self) private var appState

    private let viewModel: PartBoxViewModel

    public var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(viewModel.title)
                .font(.headline)
                .uiTestingIdentifier("title")
            Text(viewModel.count)
                .uiTestingIdentifier("count")
            Text(viewModel.stateDisplay)
                .uiTestingIdentifier("stateDisplay")
            PartBoxCountView.bind(appState: .init(count: viewModel.count.value))
                .uiTestingIdentifier("partBoxCount")
        }
        .padding()
    }

    public init(viewModel: PartBoxViewModel) {
        self.viewModel = viewModel
    }
}

#if DEBUG
    #Preview {
        PartBoxView.previewHost(viewModel: .stub())
            .environment(AppState())
    }

    #Preview("Open") {
        PartBoxView.previewHost(viewModel: .stub(state: .open))
            .environment(AppState())
    }
#endif
