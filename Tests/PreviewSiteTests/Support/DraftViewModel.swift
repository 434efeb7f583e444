import FOSMVVM
import PreviewCatalog

/// A letter that may be one that cannot be encoded.
@ViewModel
struct DraftViewModel {
    let blot: Blot
    let letter: LetterViewModel
    var vmId = ViewModelId(type: Self.self)

    init(isReadable: Bool) {
        blot = Blot(isReadable: isReadable)
        letter = .stub()
    }

    static func stub() -> Self { Self(isReadable: true) }
}

/// A value whose encoding fails where it is not readable.
struct Blot: Codable {
    let isReadable: Bool

    func encode(to encoder: any Encoder) throws {
        guard isReadable else {
            throw EncodingError.invalidValue(self, .init(codingPath: encoder.codingPath, debugDescription: "A blot."))
        }
        var container = encoder.singleValueContainer()
        try container.encode(isReadable)
    }
}

struct DraftView: ViewModelView {
    init(viewModel: DraftViewModel) {}
}
