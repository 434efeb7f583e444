import FOSMVVM

/// Writes less than it needs for reading.
@ViewModel
struct OneWayViewModel {
    struct Road: Codable, Sendable {
        let name: String

        enum CodingKeys: String, CodingKey { case name }

        func encode(to encoder: any Encoder) throws {
            _ = encoder.container(keyedBy: CodingKeys.self)
        }
    }

    let road: Road
    var vmId = ViewModelId(type: Self.self)

    static func stub() -> Self { Self(road: Road(name: "A1")) }
}
