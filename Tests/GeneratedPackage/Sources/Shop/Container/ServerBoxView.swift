import FOSMVVM
import Foundation
import SwiftUI

/// Shows the server box.
public struct ServerBoxView: ViewModelView {
    @Environment(AppState.self) private var appState

    private let viewModel: ServerBoxViewModel

    public var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(viewModel.title)
                .font(.headline)
                .uiTestingIdentifier("title")
            Text(viewModel.count)
                .uiTestingIdentifier("count")
            Text(viewModel.stateDisplay)
                .uiTestingIdentifier("stateDisplay")
            ServerBoxCountView.bind(appState: .init(count: viewModel.count.value))
                .uiTestingIdentifier("serverBoxCount")
        }
        .padding()
    }

    public init(viewModel: ServerBoxViewModel) {
        self.viewModel = viewModel
    }
}

#if DEBUG
    #Preview {
        ServerBoxView.previewHost(viewModel: .stub())
            .environment(AppState())
    }

    #Preview("Open") {
        ServerBoxView.previewHost(viewModel: .stub(state: .open))
            .environment(AppState())
    }
#endif
