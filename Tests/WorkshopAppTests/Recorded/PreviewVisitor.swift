import Foundation
import HTTPCore
import XCTest

@testable import PreviewSite

/// A visitor who uses a preview of the examples, as the script of its page does.
final class PreviewVisitor {
    static let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
    private static let site: PreviewSite = {
        let texts = ["Gallery", "WorkshopApp"].map { package.appending(path: "Examples/\($0)/Localizations") }
        let folders = SiteFolders(
            root: package, templates: [package.appending(path: "Templates")], localizations: texts)
        return PreviewSite(catalog: PreviewSite.catalog(), folders: folders, allowed: [.sources])
    }()

    private let preview: String
    private var cookie: String?
    private var session: String?
    private var controls: PageControls

    /// - Parameter preview: The names of the ViewModel and the preview, as in an address.
    init(of preview: String) throws {
        self.preview = preview
        let page = Self.site.respond(to: try HTTPRequest(target: "/render/\(preview)"))
        controls = PageControls(String(decoding: page.body, as: UTF8.self))
    }

    /// Presses a button, or switches something on or off.
    func press(_ title: String, number: Int = 0) throws {
        let control = try control(title, number)
        guard let name = control.name else { return try send(action: control.action) }
        let texts = controls.values[name] ?? []
        let isAdded = control.kind == .radioButton || !texts.contains(control.value)
        let changed = control.kind == .radioButton ? [] : texts.filter { $0 != control.value }
        try send([name: changed + (isAdded ? [control.value] : [])], action: control.action)
    }

    /// Replaces the value of a control.
    func enter(_ text: String, in title: String) throws {
        let control = try control(title)
        try send([control.name ?? "": [text]], action: control.action)
    }

    /// Chooses a value by its label.
    func choose(_ label: String, in title: String) throws {
        let control = try control(title)
        try enter(try XCTUnwrap(control.choices.first { $0.label == label }).value, in: title)
    }

    /// Presses Enter in a field.
    func submit(in title: String) throws {
        try send(["submitted-field": [try control(title).name ?? ""]], action: "")
    }

    /// The UI test in the panel of the workbench.
    func test() throws -> String {
        let response = try respond(.get, "/previews/\(preview)?panel=operations")
        let page = String(decoding: response.body, as: UTF8.self)
        let code = try XCTUnwrap(page.firstMatch(of: /<code id="ui-test"[^>]*>(?<code>[^<]*)</))
        return String(code.output.code).replacing("&lt;", with: "<").replacing("&gt;", with: ">")
            .replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
    }

    private func control(_ title: String, _ number: Int = 0) throws -> PageControl {
        let found = controls.all.filter { $0.title == title }
        return try XCTUnwrap(
            found.indices.contains(number) ? found[number] : nil, "\(title) in \(controls.all.map(\.title))")
    }

    private func send(_ changed: [String: [String]] = [:], action: String? = nil) throws {
        var items = controls.values.merging(changed) { $1 }.sorted { $0.key < $1.key }
            .flatMap { name, texts in texts.map { HTTPQuery.Item(name: name, value: $0) } }
        if let action { items.append(HTTPQuery.Item(name: "action", value: action)) }
        items.append(HTTPQuery.Item(name: "answer-in-place", value: ""))
        var page = try respond(.post, session.map { "\($0)/input" } ?? "/render/\(preview)/live", items)
        session = page.headers[.contentLocation] ?? session
        if let set = page.headers[.setCookie] { cookie = String(set.prefix { $0 != ";" }) }
        while let session, String(decoding: page.body, as: UTF8.self).contains(" data-busy>") {
            page = try respond(.get, session)
        }
        controls = PageControls(String(decoding: page.body, as: UTF8.self))
    }

    private func respond(_ method: HTTPMethod, _ target: String, _ form: [HTTPQuery.Item] = []) throws -> HTTPResponse {
        var headers: HTTPFields = [.contentType: "application/x-www-form-urlencoded", .acceptLanguage: "en-US"]
        headers[.cookie] = cookie
        return Self.site.respond(
            to: try HTTPRequest(
                method: method, target: target, headers: headers, body: Array(HTTPQuery(form).encoded.utf8)))
    }
}
