import FOSMVVM

/// Cannot be written.
@ViewModel
struct SilentViewModel {
    var vmId = ViewModelId(type: Self.self)

    func encode(to encoder: any Encoder) throws {
        throw EncodingError.invalidValue(self, .init(codingPath: [], debugDescription: "nothing to say"))
    }

    static func stub() -> Self { Self() }
}
