import BookshopViewModels
import BookshopViews
import FOSFoundation
import FOSMVVM
import SwiftUI

@main
struct BookshopApp: App {
    @Environment(\.scenePhase) var scenePhase
    @State private var settings: BookshopSettings

    #if DEBUG
        @State private var underTest = false
    #endif

    var body: some Scene {
        WindowGroup {
            ZStack {
                ShopPageView.bind()
                ShelfView.bind(query: .init(shelfId: 12))
                PreferencesView.bind(
                    appState: .init(sendsNews: settings.sendsNews, order: settings.order)
                )
            }
            #if DEBUG
                .testHost { testConfiguration, testView in
                    switch testConfiguration {
                    case "sorted":
                        testView
                        .environment(BookshopSettings())
                        .onAppear { underTest = true }
                    default:
                        testView
                        .onAppear {
                            underTest = ProcessInfo.processInfo.environment["__FOS_ViewModel"] != nil
                        }
                    }
                }
            #endif
            .preferredColorScheme(ColorScheme.dark)
        }
        .onChange(of: scenePhase) {
            switch scenePhase {
            case .background: settings.sendsNews = false
            case .inactive, .active: break
            @unknown default: break
            }
        }
        .environment(\.colorScheme, .dark)
        .environment(settings)
        .environment(mvvmEnv)
    }

    init() {
        self.settings = BookshopSettings()

        MVVMEnvironment.registerTestingViews()
    }
}

extension BookshopApp {
    @MainActor fileprivate var mvvmEnv: MVVMEnvironment {
        MVVMEnvironment(
            appBundle: Bundle.main,
            resourceBundles: [
                BookshopResourceAccess.localizationBundle
            ],
            deploymentURLs: [
                .production: .init(serverBaseURL: URL(string: "https://api.bookshop.example")!),
                .debug: .init(serverBaseURL: URL(string: "http://localhost:8080")!),
            ]
        )
    }
}

extension MVVMEnvironment {
    @MainActor fileprivate static func registerTestingViews() {
        #if DEBUG
            registerTestView(ShopPageView.self)
            registerTestView(ShelfView.self, scrollable: true)
            registerTestView(PreferencesView.self)
            registerTestView(PurchaseView.self)
        #endif
    }
}
