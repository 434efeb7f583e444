import FOSMVVM

/// Reads its addresses in another way than it writes them.
@ViewModel
struct ForgetfulViewModel {
    var addresses = ["GOZO", "Valletta"]
    var vmId = ViewModelId(type: Self.self)

    init() {}

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        addresses = try container.decode([String].self, forKey: .addresses).map { $0.uppercased() }
        vmId = try container.decode(ViewModelId.self, forKey: .vmId)
    }

    static func stub() -> Self { Self() }
}
