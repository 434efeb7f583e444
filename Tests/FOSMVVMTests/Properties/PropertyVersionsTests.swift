import FOSFoundation
import Foundation
import Testing

@testable import FOSMVVM

@ViewModel
private struct ShelfViewModel {
    @LocalizedString(vFirst: SystemVersion(major: 2)) var title
    @LocalizedString(propertyName: "title", vLast: .vInitial) var heading
    @LocalizedDate(value: .distantPast, vFirst: SystemVersion(major: 2), vLast: SystemVersion(major: 3)) var opening
    @LocalizedCompoundString(pieces: \.names, vLast: SystemVersion(major: 3)) var list
    @LocalizedSubs(substitutions: \.values, vFirst: SystemVersion(major: 3)) var summary
    @Versioned(vFirst: SystemVersion(major: 2), vLast: SystemVersion(major: 3)) var book: BookViewModel
    var vmId = ViewModelId(type: Self.self)

    var names: [LocalizableString] { [.constant("A"), .constant("B")] }
    var values: [String: any Localizable] { ["count": LocalizableInt(value: 3)] }

    static func stub() -> Self { .init() }
}

extension ShelfViewModel {
    /// The first and the last version of each property.
    fileprivate var versions: [[SystemVersion?]] {
        [
            [_title.vFirst, _title.vLast], [_heading.vFirst, _heading.vLast], [_opening.vFirst, _opening.vLast],
            [_list.vFirst, _list.vLast], [_summary.vFirst, _summary.vLast], [_book.vFirst, _book.vLast],
        ]
    }
}

@ViewModel
private struct BookViewModel {
    @LocalizedString var name
    var vmId = ViewModelId(type: Self.self)

    static func stub() -> Self { .init() }
}

@Suite struct PropertyVersionsTests {
    private let store = TextStore(yaml: [
        "t.yml": """
        en:
          ShelfViewModel: { title: Shelf, summary: "%{count} books" }
          BookViewModel: { name: Book }
        """
    ])

    private func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder.localizingEncoder(locale: Locale(identifier: "en"), localizationStore: store)
        encoder.outputFormatting = .sortedKeys
        return try value.toJSON(encoder: encoder)
    }

    @Test func propertiesHaveTheirVersions() {
        let (one, two, three) = (SystemVersion.vInitial, SystemVersion(major: 2), SystemVersion(major: 3))
        #expect(
            ShelfViewModel.stub().versions == [
                [two, nil], [one, one], [two, three], [one, three], [three, nil], [two, three],
            ])
    }

    @Test func allAreLocalized() throws {
        let shelf: ShelfViewModel = try json(ShelfViewModel.stub()).fromJSON()
        #expect(try shelf.title.localizedString == "Shelf" && shelf.heading.localizedString == "Shelf")
        #expect(try shelf.list.localizedString == "AB" && shelf.summary.localizedString == "3 books")
        #expect(try shelf.book.name.localizedString == "Book")
    }

    @Test func aVersionedViewModelIsReadWithOrWithoutItsVersions() throws {
        let shelf = ShelfViewModel.stub()
        let book = try json(shelf.book)
        #expect(try json(shelf).contains("\"book\":\(book)"))
        let wrapped = "{\"vFirst\":\"1.0.0\",\"vLast\":\"2.0.0\",\"wrappedValue\":\(book)}"
        for text in [book, wrapped] {
            let property: ShelfViewModel.Versioned<BookViewModel> = try text.fromJSON()
            #expect(try property.wrappedValue.name.localizedString == "Book")
        }
    }

    @Test func onlyItsViewModelKnowsAKey() throws {
        let property = _LocalizedProperty<ShelfViewModel, LocalizableString>(parentKey: "more")
        let error = try #require(throws: LocalizedPropertyError.self) { try JSONEncoder().encode(property) }
        #expect(error.localizedDescription.contains("ShelfViewModel is not localized yet. Encode"))
        let named = _LocalizedProperty<ShelfViewModel, LocalizableString>(parentKey: "more", propertyName: "title")
        #expect(throws: LocalizerError.self) { try JSONEncoder().encode(named) }
    }
}
