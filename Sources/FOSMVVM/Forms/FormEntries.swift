package import Foundation

/// The fields of a form ViewModel, also in its child ViewModels, into which a user enters texts.
package struct FormEntries {
    private let models: [any FormFieldModelProtocol]
    private let text: ControlText

    /// Finds the fields of a ViewModel. Entries change its fields and those of its copies.
    package init(of viewModel: any ViewModel, timeZone: TimeZone) {
        models = viewModel.formFieldModels
        text = ControlText(timeZone: timeZone)
    }

    /// Whether there is a field with this name.
    package func contains(_ name: String) -> Bool { model(name) != nil }

    /// Enters the texts of the controls with a name into the field with this name.
    ///
    /// - Returns: The field, or nil if its value is the same as before.
    /// - Throws: ``FormEntryError`` if the texts are not a value of the field, or there is no such field.
    package func enter(_ texts: [String], in name: String) throws(FormEntryError) -> (any FormFieldBase)? {
        guard let model = model(name), let isChanged = model.enter(model.entry(of: texts), text) else {
            throw FormEntryError(text: texts.last ?? "", field: name)
        }
        return isChanged ? model.field : nil
    }

    /// Whether the texts of the controls with a name are a value of the field, and another one than it has.
    package func isChanged(by texts: [String], in name: String) -> Bool {
        model(name).map { $0.isChanged(by: $0.entry(of: texts), text) } == true
    }

    /// Enters what a browser has submitted. A field that is disabled keeps its value, and so does one that is not sent,
    /// unless that means that nothing is chosen.
    ///
    /// - Returns: The fields, each with whether what was sent is a value of it.
    func enter(_ form: SubmittedForm) -> [(field: any FormFieldBase, fits: Bool)] {
        models.map { model in
            let texts = form.texts[model.field.fieldId.id] ?? (model.isSentOnlyIfChosen ? [] : nil)
            guard let texts, !model.field.constraints.isDisabled else { return (model.field, true) }
            return (model.field, model.enter(model.entry(of: texts), text) != nil)
        }
    }

    /// Empties the fields for passwords, which a page does not show again.
    func removePasswords() {
        for model in models where model.field.type.isSecret { _ = model.enter("", text) }
    }

    private func model(_ name: String) -> (any FormFieldModelProtocol)? {
        models.first { $0.field.fieldId.id == name }
    }
}

/// The error for a text that is not a value of its field.
package struct FormEntryError: Error, Hashable {
    /// The text.
    package let text: String
    /// The name of the field.
    package let field: String
}

extension FormFieldModelProtocol {
    /// Returns the texts of several controls as one entry: all that are chosen for a list, otherwise the last one.
    fileprivate func entry(of texts: [String]) -> String {
        let texts = texts.map { $0.replacing("\r\n", with: "\n") }
        return takesList ? texts.filter { !$0.isEmpty }.joined(separator: "\n") : texts.last ?? ""
    }

    /// Whether a browser sends nothing for the field if nothing is chosen.
    fileprivate var isSentOnlyIfChosen: Bool { takesList || field.type == .checkbox }
}

extension FormFieldType {
    /// Whether nobody should see the value.
    fileprivate var isSecret: Bool { [.text(inputType: .password), .text(inputType: .newPassword)].contains(self) }
}

extension ViewModel {
    /// Sets the fields to the values of the same fields in another ViewModel of this type.
    func takeFieldValues(of other: Self) {
        for (model, otherModel) in zip(formFieldModels, other.formFieldModels) { model.takeValue(of: otherModel) }
    }

    /// The fields, also those of child ViewModels.
    fileprivate var formFieldModels: [any FormFieldModelProtocol] {
        heldViewModels.flatMap { Mirror(reflecting: $0).children }
            .compactMap { $0.value as? any FormFieldModelProtocol }
    }

    /// This ViewModel and its child ViewModels, also those in lists, optionals and the values of enums.
    package var heldViewModels: [any ViewModel] { Self.viewModels(in: self) }

    private static func viewModels(in value: Any) -> [any ViewModel] {
        let mirror = Mirror(reflecting: value)
        let model = value as? any ViewModel
        let containers: [Mirror.DisplayStyle] = [.optional, .collection, .enum, .tuple]
        guard model != nil || mirror.displayStyle.map(containers.contains) == true else { return [] }
        return (model.map { [$0] } ?? []) + mirror.children.flatMap { viewModels(in: $0.value) }
    }
}
