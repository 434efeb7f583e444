import BookshopViewModels
import FOSMVVM
import Foundation
import SwiftUI

public struct ShopPageView: ViewModelView {
    @State private var areDetailsShown = false

    private let viewModel: ShopPageViewModel

    public var body: some View {
        VStack {
            Text(viewModel.pageTitle)
                .font(.headline)
                .padding(.bottom, 30)
                .uiTestingIdentifier("pageTitle")

            Toggle(viewModel.showDetailsLabel, isOn: $areDetailsShown)
                .uiTestingIdentifier("detailsToggle")

            if areDetailsShown {
                Text(viewModel.welcomeText)
                    .lineLimit(2)
                    .foregroundStyle(Color(white: 0.4))
                    .uiTestingIdentifier("welcomeText")
            }
        }
        .padding()
        .uiTestingIdentifier("shopPage")
    }

    public init(viewModel: ShopPageViewModel) {
        self.viewModel = viewModel
    }
}

extension ShopPageView {
    fileprivate mutating func setStates(areDetailsShown: Bool) {
        _areDetailsShown = State(initialValue: areDetailsShown)
    }
}

#if DEBUG
    #Preview {
        ShopPageView.previewHost(
            bundle: BookshopResourceAccess.localizationBundle
        )
    }

    #Preview("With details") {
        ShopPageView.previewHost(
            bundle: BookshopResourceAccess.localizationBundle,
            resourceDirectoryName: "Resources",
            viewModel: .stub(),
            setStates: { view in
                view.setStates(areDetailsShown: true)
            }
        )
    }
#endif
