import FOSMVVM
import Foundation
import HTMLParsing
import HTMLRendering
import TemplateEngine

extension FuzzTarget {
    /// The target for what a visitor does with a view: an input in a line, as JSON.
    static let live = FuzzTarget("live") { input in
        let view = try LiveForm.started()
        defer { view.end() }
        for line in input.lines.prefix(8) {
            guard let input = try? JSONDecoder().decode(LiveInput.self, from: Data(line.utf8)) else { continue }
            try expect(try copy(of: input) == input, "An input differs from its copy.")
            let state = try view.state(after: input)
            try HTMLInspection.expectSound(Array(state.html.utf8), of: "The view")
            try expect(try copy(of: state).html == state.html, "A state differs from its copy.")
        }
    }

    private static func copy<Value: Codable>(of value: Value) throws -> Value {
        try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
    }
}

/// A form with fields of several types, and buttons that call operations.
private enum LiveForm {
    private static let template = """
        <form>{{#sender}}{{> Field}}{{/sender}}{{#grams}}{{> Field}}{{/grams}}{{#cost}}{{> Field}}{{/cost}}
        {{#isFragile}}{{> Field}}{{/isFragile}}{{#sent}}{{> Field}}{{/sent}}{{#code}}{{> Field}}{{/code}}
        <button data-operation="send">{{title}}</button><button type="button" data-operation="weigh">Weigh</button></form>
        <button name="grams" value="7" data-operation="weigh">7</button><button data-operation="fail">Fail</button>
        <button data-operation="absent">?</button><button data-operation="send" disabled>Locked</button>
        """

    private static let renderer = HTMLRenderer(
        templates: TemplateLibrary(sources: [
            TemplateSource(name: "PostageView", file: "PostageView.mustache", text: template),
            TemplateSource(
                name: "Field", file: "Field.mustache",
                text: """
                    <input name="{{name}}" type="{{inputType}}" value="{{value}}">{{#messages}}<p>{{message}}</p>{{/messages}}
                    """),
        ]), localizations: FuzzSite.localizations, environment: .preview)

    static func started() throws -> any LiveView {
        let input = ViewInput(PostageViewModel(), viewName: "PostageView")
        guard let view = try renderer.liveView(of: input, locale: .english) else {
            throw BrokenInvariant(message: "The form has no state.")
        }
        return view
    }
}

@ViewModel
private struct PostageViewModel: ValidatableModel {
    static var senderField: FormField<String> { field("sender", .text) }
    static var gramsField: FormField<Int> { field("grams", .number) }
    static var costField: FormField<Double?> { field("cost", .number) }
    static var isFragileField: FormField<Bool> { field("isFragile", .text) }
    static var sentField: FormField<Date?> { field("sent", .date) }
    static var codeField: FormField<String> { field("code", .password) }

    let title: String
    @FormFieldModel(Self.senderField, default: "") var sender: String
    @FormFieldModel(Self.gramsField, default: 1) var grams: Int
    @FormFieldModel(Self.costField, default: nil) var cost: Double?
    @FormFieldModel(Self.isFragileField, default: false) var isFragile: Bool
    @FormFieldModel(Self.sentField, default: nil) var sent: Date?
    @FormFieldModel(Self.codeField, default: "") var code: String
    var vmId = ViewModelId(type: Self.self)

    init() { title = "Send" }

    var operations: PostageStubOps { PostageStubOps() }

    static func stub() -> Self { Self() }

    private static func field<Value>(_ name: String, _ type: FormInputType) -> FormField<Value> {
        FormField(fieldId: .init(id: name), title: .constant(name), type: .text(inputType: type))
    }

    func validate(fields: [any FormFieldBase]?, validations: Validations) -> ValidationResult.Status? {
        guard grams < 0 || sender.count > 40 else { return nil }
        let message = LocalizableString.constant("\(sender) sends \(grams) g.")
        validations.replace(with: [.init(status: .error, field: Self.senderField, message: message)])
        return .error
    }
}

@CallableOperations
private final class PostageStubOps: ViewModelOperations, @unchecked Sendable {
    private(set) var sentBy = ""
    private(set) var weight = 0

    func send(sender: String, grams: Int) { sentBy = sender }
    func weigh(grams: Int) { weight = grams }
    func fail() async throws { throw BrokenInvariant(message: "The scale is broken.") }
}
