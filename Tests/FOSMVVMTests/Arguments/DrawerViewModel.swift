import FOSMVVM
import Foundation

/// A tool, whose label follows from its kind.
@ViewModel
struct ChiselViewModel {
    enum Kind: String, CaseIterable, Codable {
        case saw, file, none
    }

    @LocalizedString var title

    let id: UUID
    let name: String
    let kind: Kind
    let label: LocalizableString
    let weight: LocalizableDouble
    let boughtAt: LocalizableDate?
    let isHeavy: Bool
    var vmId: ViewModelId

    /// - Parameter isFragile: Only changes the label.
    init(id: UUID, name: String, kind: Kind, weight: Double, boughtAt: Date?, isFragile: Bool = false) {
        self.id = id
        self.name = name
        self.kind = kind
        label = isFragile ? .constant("fragile") : .localized(for: Self.self, propertyName: kind.rawValue)
        self.weight = LocalizableDouble(value: weight, minimumFractionDigits: 2)
        self.boughtAt = boughtAt.map { LocalizableDate(value: $0, dateStyle: .full) }
        isHeavy = weight > 10
        vmId = .init(id: id)
    }

    static func stub() -> Self { .stub(name: "Saw") }

    static func stub(name: String = "Saw", kind: Kind = .saw, weight: Double = 2.5, isFragile: Bool = false) -> Self {
        .init(
            id: UUID(uuidString: "00000000-0000-4000-8000-000000000007") ?? UUID(), name: name, kind: kind,
            weight: weight, boughtAt: nil, isFragile: isFragile)
    }
}

/// A drawer with a value of each kind, and without an initializer of its own.
@ViewModel
struct DrawerViewModel {
    enum State {
        case open(ChiselViewModel)
        case locked(by: String, days: Int)
        case lost
    }

    struct Label: Codable, Sendable {
        let text: String
        let isBold: Bool
    }

    @LocalizedString var title
    @LocalizedInt(value: 3) var shelves
    var name = "A"
    var owner: String?
    var count = 3
    var limit: Int?
    var size = 2.5
    var price: Decimal = 1.5
    var isOpen = false
    var isClean: Bool?
    var made = Date(timeIntervalSince1970: 1_767_225_600)
    var kind = ChiselViewModel.Kind.file
    var spare: ChiselViewModel.Kind?
    var page: URL? = URL(string: "https://example.org/a")
    var note: LocalizableString = .constant("note")
    var heading: LocalizableString = .localized(key: "DrawerViewModel.heading")
    var hint: LocalizableString? = .localized(key: "DrawerViewModel.hint")
    var label = Label(text: "L", isBold: true)
    var words = ["one", "two"]
    var numbers: [Int] = []
    var tools: [ChiselViewModel] = [.stub()]
    var best: ChiselViewModel?
    var state = State.lost
    var colors = ["red": 1]
    var vmId = ViewModelId(type: Self.self)

    static func stub() -> Self { Self() }
}
