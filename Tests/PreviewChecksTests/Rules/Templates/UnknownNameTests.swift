import FOSMVVM
import PreviewCatalog
import Testing

@testable import PreviewChecks

@Suite struct UnknownNameTests {
    /// A template of a book, its previews, and the names in it that none of them has.
    struct Shape: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let template: String
        let previews: [BookViewModel]
        var unknown: [String] = []
    }

    private static let reserved = [
        BookViewModel(.reserved(by: .person(name: "Ada"), place: 1)),
        BookViewModel(.reserved(by: .library(code: "B 2"), place: 2)),
    ]
    private static let onLoan = BookViewModel(.onLoan(due: LocalizableInt(value: 3)))

    private static let shapes = [
        Shape(
            testDescription: "associated values",
            template: "{{#availability.onLoan}}{{due}}{{d}}{{/availability.onLoan}}"
                + "{{#availability.reserved}}{{place}}{{p}}{{/availability.reserved}}"
                + "{{#availability.missing}}{{isHidden}}{{m}}{{/availability.missing}}",
            previews: reserved + [onLoan, BookViewModel()], unknown: ["d", "p", "m"]),
        Shape(
            testDescription: "a case that no preview shows",
            template: "{{#availability.onLoan}}{{due}}{{d}}{{/availability.onLoan}}", previews: [BookViewModel()]),
        Shape(
            testDescription: "a name that is not a case",
            template: "{{#availability.onLoam}}{{due}}{{/availability.onLoam}}", previews: [onLoan, BookViewModel()],
            unknown: ["availability.onLoam"]),
        Shape(
            testDescription: "an enum in an enum",
            template: "{{#availability.reserved}}{{#by.person}}{{name}}{{n}}{{/by.person}}"
                + "{{#by.library}}{{code}}{{c}}{{place}}{{/by.library}}{{/availability.reserved}}",
            previews: reserved + [BookViewModel()], unknown: ["n", "c"]),
        Shape(
            testDescription: "an enum in an enum that no preview shows",
            template: "{{#availability.reserved}}{{#by.library}}{{code}}{{c}}{{/by.library}}{{/availability.reserved}}",
            previews: [reserved[0], BookViewModel()]),
        Shape(
            testDescription: "an optional", template: "{{#isHidden}}{{#note}}{{reason}}{{r}}{{/note}}{{/isHidden}}",
            previews: [BookViewModel(), BookViewModel(note: "A")], unknown: ["r"]),
        Shape(
            testDescription: "an optional that no preview has", template: "{{#note}}{{reason}}{{r}}{{/note}}",
            previews: [BookViewModel()]),
        Shape(
            testDescription: "a list of enums",
            template: "{{#isHidden}}{{#history}}{{#onLoan}}{{due}}{{d}}{{/onLoan}}{{#missing}}{{index}}{{/missing}}"
                + "{{#reserved}}{{place}}{{p}}{{/reserved}}{{/history}}{{/isHidden}}",
            previews: [
                BookViewModel(), BookViewModel(history: [.missing, onLoan.availability]),
                BookViewModel(history: [reserved[0].availability]),
            ],
            unknown: ["d", "p"]),
        Shape(
            testDescription: "a result with partials",
            template:
                "{{#search.success}}{{> ShadeView}}{{/search.success}}{{#search.failure}}{{> Failure}}{{/search.failure}}",
            previews: [BookViewModel(), BookViewModel(search: .failure(.init(reason: "Closed")))],
            unknown: ["f", "s"]),
        Shape(
            testDescription: "a failure that no preview shows",
            template: "{{#search.failure}}{{> Failure}}{{/search.failure}}", previews: [BookViewModel()]),
    ]

    @Test(arguments: shapes)
    func aNameIsUnknownWhereNoPreviewOfTheViewHasIt(shape: Shape) {
        let package = SamplePackage(
            templates: ["BookView": shape.template, "ShadeView": "{{color}}{{s}}", "Failure": "{{reason}}{{f}}"],
            previews: PreviewRecord.books(shape.previews))
        let unknown = package.lines(UnknownName()).compactMap { $0.split(separator: "\"").dropFirst().first }
        #expect(unknown.sorted() == shape.unknown.sorted().map { $0[...] })
    }

    @Test func `A tag outside of the section of its values is the only finding`() {
        let shade = PreviewRecord(name: "Red", file: "/package/Sources/Lamps/ShadeView.swift", line: 3) {
            ShadeView.previewHost(viewModel: ShadeViewModel.stub())
        }
        var package = SamplePackage(
            templates: [
                "BookView": "<p>\n{{> ShadeView}}</p>", "ShadeView": "<b>{{color}} {{> Hint}}</b>", "Hint": "{{color}}",
            ],
            previews: PreviewRecord.books([BookViewModel()]) + [shade])
        let line =
            "Templates/BookView.mustache:2:1: The template \"ShadeView\" needs values that do not exist here: \"color\". "
        #expect(package.lines(UnknownName()) == [line + "Put the tag into {{#search.success}}."])
        package.templates["Hint"] = "{{colour}}"
        #expect(
            package.lines(UnknownName()).map { $0.prefix { $0 != ":" } } == [
                "Templates/BookView.mustache", "Templates/Hint.mustache",
            ])
    }

    @Test func findsWhatARenderingMisses() {
        let package = SamplePackage(templates: ["LampView": "<p>\n  {{titel}}</p>"])
        #expect(
            package.lines(UnknownName()) == [
                "Templates/LampView.mustache:2:3: There is no value \"titel\" here. Did you mean title? "
                    + "Check its spelling, or add it to the data."
            ])
    }

    @Test func tellsOfOnePlaceOnceWithTheNearestName() {
        let package = SamplePackage(
            templates: ["LampView": "<p>{{#note}}{{/note}}{{autor}}</p>", "ShadeView": "<p>{{> LampView}}</p>"],
            previews: [
                .lamp("Bare", LampViewModel()), .lamp("Noted", LampViewModel(note: LampViewModel.Note(author: "A"))),
            ])
        #expect(package.lines(UnknownName()).count == 1)
    }

    @Test(arguments: [
        "{{#isDimmed}}{{titel}}{{/isDimmed}}", "{{#state.off}}{{titel}}{{/state.off}}", "{{^title}}{{titel}}{{/title}}",
        "{{#isDimmed}}{{> Part}}{{/isDimmed}}", "{{< Parent}}{{$content}}{{titel}}{{/content}}{{/Parent}}",
    ])
    func findsNamesInSectionsThatNoPreviewOpens(template: String) {
        let package = SamplePackage(templates: [
            "LampView": template, "Part": "{{titel}}", "Parent": "{{#isDimmed}}{{$content}}{{/content}}{{/isDimmed}}",
        ])
        #expect(package.lines(UnknownName()).count == 1)
    }

    @Test(arguments: [
        "{{#note}}{{author}}{{anything}}{{/note}}", "{{#state.on}}{{title}}{{/state.on}}", "{{note.author}}",
        "{{#isDimmed}}{{title}}{{.}}{{/isDimmed}}", "{{#child}}{{color}}{{> LampView}}{{/child}}", "{{brightness}}",
    ])
    func leavesNamesThatAreThereOrMayBe(template: String) {
        #expect(SamplePackage(templates: ["LampView": template]).lines(UnknownName()) == [])
    }
}
