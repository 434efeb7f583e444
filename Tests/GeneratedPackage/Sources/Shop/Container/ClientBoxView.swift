import FOSMVVM
import Foundation
import SwiftUI

/// Shows the client box.
public struct ClientBoxView: ViewModelView {
    @Environment(AppState.self) private var appState

    private let viewModel: ClientBoxViewModel

    public var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(viewModel.title)
                .font(.headline)
                .uiTestingIdentifier("title")
            Text(viewModel.count)
                .uiTestingIdentifier("count")
            Text(viewModel.stateDisplay)
                .uiTestingIdentifier("stateDisplay")
            switch viewModel.state {
            case .idle:
                ClientBoxStartView.bind()
                    .uiTestingIdentifier("clientBoxStart")
            case .open:
                ClientBoxCountView.bind(appState: .init(count: viewModel.count.value))
                    .uiTestingIdentifier("clientBoxCount")
            }
        }
        .padding()
    }

    public init(viewModel: ClientBoxViewModel) {
        self.viewModel = viewModel
    }
}

#if DEBUG
    #Preview {
        ClientBoxView.previewHost(viewModel: .stub())
            .environment(AppState())
    }

    #Preview("Open") {
        ClientBoxView.previewHost(viewModel: .stub(state: .open))
            .environment(AppState())
    }
#endif
