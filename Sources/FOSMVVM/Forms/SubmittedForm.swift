public import Foundation

/// The fields of a form as a browser sends them: texts by the names of the controls.
public struct SubmittedForm: Hashable, Sendable {
    /// The texts by the names of the controls, in the order of the page.
    let texts: [String: [String]]
    /// The time zone of dates.
    let timeZone: TimeZone

    /// Creates the fields from names and texts. Several fields can have the same name.
    ///
    /// - Parameters:
    ///   - fields: The names of the controls, and their texts.
    ///   - timeZone: The time zone of dates, in which the page has shown them. By default
    ///     that of the machine, as for the renderer.
    public init(_ fields: some Sequence<(name: String, value: String)>, timeZone: TimeZone = .current) {
        texts = Dictionary(fields.map { ($0.name, [$0.value]) }, uniquingKeysWith: +)
        self.timeZone = timeZone
    }

    /// Creates the fields from the body of a request, of the type `application/x-www-form-urlencoded`.
    ///
    /// - Parameters:
    ///   - body: The text of the body.
    ///   - timeZone: The time zone of dates, in which the page has shown them. By default
    ///     that of the machine, as for the renderer.
    public init(urlEncoded body: String, timeZone: TimeZone = .current) {
        let fields = body.split(separator: "&").map { field in
            let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(Self.decoded)
            return (name: parts[0], value: parts.count > 1 ? parts[1] : "")
        }
        self.init(fields, timeZone: timeZone)
    }

    /// Returns a text as it was before it was encoded. One that is not UTF-8 stays encoded.
    private static func decoded(_ text: Substring) -> String {
        let text = text.replacing("+", with: " ")
        return text.removingPercentEncoding ?? String(text)
    }
}

extension ValidatableModel where Self: ViewModel {
    /// Returns the form with the values that a browser has submitted, and the validation results of all fields.
    ///
    /// The values are those of each type of field: texts, numbers, dates, cases of an enum, lists, and `Bool` for a
    /// checkbox. A text that is not a value of its field is an error of the field, which keeps its value. If there is any
    /// error, the form can be shown again, so fields for passwords are empty.
    ///
    /// - Parameters:
    ///   - submitted: What the browser has sent.
    ///   - refusal: Returns the message about a text that is not a value of a field, such as a number with letters.
    public func submitted(
        _ submitted: SubmittedForm, refusal: (any FormFieldBase) -> LocalizableString
    ) -> (form: Self, validations: Validations) {
        let form = separate
        let entries = FormEntries(of: form, timeZone: submitted.timeZone)
        let fields = entries.enter(submitted)
        let refused = fields.filter { !$0.fits }.map(\.field)
        let validations = Validations()
        _ = form.validate(fields: refused.isEmpty ? nil : fields.filter(\.fits).map(\.field), validations: validations)
        let results = refused.map { ValidationResult(status: .error, field: $0, message: refusal($0)) }
        validations.replace(with: results)
        if validations.hasError { entries.removePasswords() }
        return (form, validations)
    }
}

extension ViewModel {
    /// The same ViewModel, whose fields do not change with those of this one.
    fileprivate var separate: Self {
        let decoder = MemberDecoder(of: self) { member, _ in
            switch member {
            case let model as any FormFieldModelProtocol: model.separate
            case let viewModel as any ViewModel: viewModel.separate
            default: member
            }
        }
        // A ViewModel that does not decode its own properties has no fields that others share.
        return (try? Self(from: decoder)) ?? self
    }
}
