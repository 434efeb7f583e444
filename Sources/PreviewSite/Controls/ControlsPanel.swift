import FOSMVVM
import Foundation
import HTTPCore
import PreviewSnapshots

/// The panel with the controls of a preview: one for each argument of its ViewModel.
struct ControlsPanel: Codable, Sendable {
    let title: LocalizableString
    /// The address that receives the form.
    let action: String
    let hiddenFields: [HiddenField]
    /// The titles of the columns.
    let nameTitle: LocalizableString
    let valueTitle: LocalizableString
    let standardTitle: LocalizableString
    /// The label of the field that filters the controls. Nil if they are few.
    let filterLabel: LocalizableString?
    let noMatch: LocalizableString
    /// The sets of values that the reader saves. Nil in an export.
    let sets: ValueSets?
    let applyLabel: LocalizableString
    let resetLabel: LocalizableString
    /// The address without changed arguments. Nil if there are none, and no script changes any.
    let resetAddress: String?
    /// The reason why the preview cannot be made with these arguments.
    let failure: String?
    /// The messages about arguments in the address that the ViewModel does not have.
    let unknown: [LocalizableSubstitutions]
    let hasUnknown: Bool
    let hasControls: Bool
    let emptyText: LocalizableString
    /// Says which values can be changed without a server. Nil if all of them can.
    let note: LocalizableSubstitutions?
    /// Says that the view has left these values. Nil if it was not used.
    let usedNote: LocalizableString?
    let controls: [ControlsPanelControl]
    /// The preview in Swift with the changed values. Nil if none is changed, or if sources are not shown.
    let code: ChangedPreviewCode?

    /// - Parameters:
    ///   - arguments: The arguments, each followed by those within it.
    ///   - unknown: The paths of given arguments that do not exist.
    ///   - failure: The reason why the preview cannot be made with these arguments, in English.
    ///   - descriptions: What the controls say about the arguments.
    ///   - code: The preview in Swift with the changed values, if it is shown.
    ///   - exported: The values that an export has. Nil if there is a server, which accepts all values.
    ///   - isUsed: Whether the visitor has used the view, which may have left other values.
    init(
        _ arguments: [PreviewArgument], unknown: [String], failure: String?, descriptions: ControlDescriptions,
        code: ChangedPreviewCode?, exported: ExportedChanges?, isUsed: Bool, timeZone: TimeZone, links: PageLinks
    ) {
        self.failure = failure
        title = Self.text("title")
        action = links.page.address
        hiddenFields = exported == nil ? links.hiddenFields(of: links.page, besides: .arguments) : []
        nameTitle = Self.text("nameTitle")
        valueTitle = Self.text("valueTitle")
        standardTitle = Self.text("standardTitle")
        filterLabel = arguments.count > Self.filterLimit ? Self.text("filterLabel") : nil
        noMatch = Self.text("noMatch")
        sets = exported == nil && !arguments.isEmpty ? ValueSets(current: links.parameters.set) : nil
        applyLabel = Self.text("applyLabel")
        resetLabel = Self.text("resetLabel")
        let isChangeable = !links.parameters.arguments.isEmpty || exported?.all.isEmpty == false
        resetAddress = isChangeable ? links.here { ($0.arguments, $0.set) = (.none, nil) } : nil
        self.unknown = unknown.map { Self.text("unknown", ["name": .constant($0.excerpt(100))]) }
        hasUnknown = !unknown.isEmpty
        hasControls = !arguments.isEmpty
        emptyText = Self.text("emptyText")
        note =
            exported == nil || arguments.isEmpty
            ? nil : Self.text("note", ["program": .constant(HostProgram.runningName)])
        usedNote = isUsed && !arguments.isEmpty ? Self.text("usedNote") : nil
        controls = ControlsPanelControl.controls(
            of: arguments, descriptions, exported: exported, timeZone: timeZone, links: links)
        self.code = code
    }

    /// The maximum number of controls without a field that filters them.
    private static let filterLimit = 12

    /// Returns the notice about arguments that do not fit, for a page that does not show the panel.
    static func notice(refused count: Int) -> LocalizableSubstitutions {
        LocalizableString.localized(for: Self.self, propertyName: "notice")
            .bind(substitutions: ["count": LocalizableInt(value: count)])
    }

    private static func text(_ name: String) -> LocalizableString { .localized(for: Self.self, propertyName: name) }

    private static func text(_ name: String, _ values: [String: LocalizableString]) -> LocalizableSubstitutions {
        text(name).bind(substitutions: values)
    }
}

/// The sets of values that a reader saves with names. The browser remembers them, and an address has the name with the values.
struct ValueSets: Codable, Sendable {
    /// The name in the address. Nil for values without a name.
    let current: String?
    let label: LocalizableString
    let noneLabel: LocalizableString
    let saveLabel: LocalizableString
    let nameLabel: LocalizableString
    let deleteLabel: LocalizableString

    init(current: String?) {
        self.current = current
        label = Self.text("label")
        noneLabel = Self.text("noneLabel")
        saveLabel = Self.text("saveLabel")
        nameLabel = Self.text("nameLabel")
        deleteLabel = Self.text("deleteLabel")
    }

    private static func text(_ name: String) -> LocalizableString { .localized(for: Self.self, propertyName: name) }
}
