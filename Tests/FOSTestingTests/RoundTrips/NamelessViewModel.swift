import FOSMVVM

/// Keeps its id to itself.
@ViewModel
struct NamelessViewModel {
    let text: String
    var vmId = ViewModelId()

    enum CodingKeys: String, CodingKey { case text }

    static func stub() -> Self { Self(text: "Hello", vmId: ViewModelId(id: 1)) }
}
