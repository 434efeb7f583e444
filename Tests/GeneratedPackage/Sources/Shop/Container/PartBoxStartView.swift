import FOSMVVM
import Foundation
import SwiftUI

/// Shows the part box start.
public struct PartBoxStartView: ViewModelView {
    private let viewModel: PartBoxStartViewModel

    public var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(viewModel.title)
                .font(.headline)
                .uiTestingIdentifier("title")
        }
        .padding()
    }

    public init(viewModel: PartBoxStartViewModel) {
        self.viewModel = viewModel
    }
}

#if DEBUG
    #Preview {
        PartBoxStartView.previewHost(viewModel: .stub())
    }
#endif
