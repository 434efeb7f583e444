import Shop

/// A server that makes one ViewModel, to show that its factory does.
@main
struct ShopServer {
    static func main() async throws {
        print(try await ErrandListViewModel.model(context: .init(appVersion: .current)).rows.count)
    }
}
