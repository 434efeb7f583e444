import BookshopViewModels
import FOSMVVM
import Foundation
import SwiftUI

public struct PreferencesView: ViewModelView {
    @Environment(BookshopSettings.self) private var settings

    #if DEBUG
        @State private var repaintToggle = false
    #endif

    private let viewModel: PreferencesViewModel
    private let operations: any PreferencesViewModelOperations

    public var body: some View {
        VStack {
            Text(viewModel.pageTitle)
            Toggle(
                viewModel.newsLabel,
                isOn: Binding(
                    get: { settings.sendsNews },
                    set: { sendsNews in
                        operations.setSendsNews(sendsNews, output: settings)
                        toggleRepaint()
                    }
                )
            )
            .uiTestingIdentifier("newsToggle")
            Picker(
                viewModel.sortLabel,
                selection: Binding(
                    get: { settings.order },
                    set: { order in
                        operations.setOrder(order, output: settings)
                        toggleRepaint()
                    }
                )
            ) {
                ForEach(BookOrder.allCases, id: \.self) { order in
                    Text(verbatim: order.rawValue)
                        .uiTestingIdentifier(order.rawValue)
                }
            }
            .uiTestingIdentifier("orderPicker")
        }
        #if DEBUG
            .testDataTransporter(viewModelOps: operations, repaintToggle: $repaintToggle)
        #endif
    }

    public init(viewModel: PreferencesViewModel) {
        self.viewModel = viewModel
        self.operations = viewModel.operations
    }

    private func toggleRepaint() {
        #if DEBUG
            repaintToggle.toggle()
        #endif
    }
}

#if DEBUG
    #Preview {
        PreferencesView.previewHost(bundle: BookshopResourceAccess.localizationBundle)
            .environment(BookshopSettings())
    }

    #Preview("Dark") {
        PreferencesView.previewHost(bundle: BookshopResourceAccess.localizationBundle)
            .environment(BookshopSettings())
            .preferredColorScheme(.dark)
    }
#endif
