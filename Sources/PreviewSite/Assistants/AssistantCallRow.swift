import FOSMVVM
import Foundation
import PreviewCatalog

/// A call of an assistant as the page lists it.
struct AssistantCallRow: Codable, Sendable {
    /// An argument with the beginning of its value.
    struct Argument: Codable, Sendable {
        let name: String
        let value: String
    }

    /// The preview that the call is about.
    struct Picture: Codable, Sendable {
        let viewName: String
        let previewName: String
        let address: String
        let documentAddress: String
        let title: String
    }

    /// A file that the call has written.
    struct Write: Codable, Sendable {
        let file: String
        /// Nil for a file that was not compared.
        let difference: SnapshotDifferenceView?
    }

    let id: String
    /// The time in the time zone of the machine, with seconds.
    let time: String
    /// The date and the time for programs.
    let date: String
    let tool: String
    let hasArguments: Bool
    let arguments: [Argument]
    let error: String?
    /// Nil if the call names no preview that exists.
    let picture: Picture?
    let hasWrites: Bool
    let writes: [Write]
    /// The number of further files.
    let more: LocalizableSubstitutions?

    init(_ call: AssistantCall, timeZone: TimeZone, context: PageContext) {
        id = "call-\(call.number)"
        let format = Date.ISO8601FormatStyle(timeZone: timeZone)
        time = call.date.formatted(format.time(includingFractionalSeconds: false).timeSeparator(.colon))
        date = call.date.formatted(.iso8601)
        tool = call.tool
        arguments = call.arguments.map { Argument(name: $0.name, value: $0.value) }
        hasArguments = !arguments.isEmpty
        error = call.error
        picture = call.subject.flatMap { Picture($0, context) }
        writes = call.writes.map { Write(file: $0.file, difference: $0.difference.map { SnapshotDifferenceView($0) }) }
        hasWrites = !writes.isEmpty
        more =
            call.omittedWrites > 0
            ? LocalizableString.localized(for: Self.self, propertyName: "more")
                .bind(substitutions: ["count": LocalizableInt(value: call.omittedWrites)]) : nil
    }
}

extension AssistantCallRow.Picture {
    fileprivate init?(_ subject: AssistantCall.Subject, _ context: PageContext) {
        let document = subject.preview
        guard let preview = context.content.catalog.preview(document.viewModel, slug: document.slug) else { return nil }
        let change = { (parameters: inout PageParameters) in parameters.locale = subject.locale ?? parameters.locale }
        viewName = preview.viewName
        previewName = preview.name
        address = context.links.address(WorkbenchPage(preview), changing: change)
        documentAddress = context.links.address(BareDocument(preview), changing: change)
        title = "\(preview.viewName) / \(preview.name)"
    }
}
