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

    /// Enters a text into the field with this name.
    ///
    /// - Returns: The field, or nil if its value is the same as before.
    /// - Throws: ``FormEntryError`` if the text is not a value of the field, or there is no such field.
    package func enter(_ text: String, in name: String) throws(FormEntryError) -> (any FormFieldBase)? {
        guard let model = model(name), let isChanged = model.enter(text, self.text) else {
            throw FormEntryError(text: text, field: name)
        }
        return isChanged ? model.field : nil
    }

    /// Whether a text is a value of the field with this name, and another one than it has.
    package func isChanged(by text: String, in name: String) -> Bool {
        model(name)?.isChanged(by: text, self.text) == true
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
