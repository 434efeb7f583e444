import FOSMVVM
import Foundation
import SwiftUI

/// Shows the part box count.
public struct PartBoxCountView: ViewModelView {
    private let viewModel: PartBoxCountViewModel

    public var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(viewModel.count)
                .uiTestingIdentifier("count")
        }
        .padding()
    }

    public init(viewModel: PartBoxCountViewModel) {
        self.viewModel = viewModel
    }
}

#if DEBUG
    #Preview {
        PartBoxCountView.previewHost(viewModel: .stub())
    }
#endif
