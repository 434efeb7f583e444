import FOSMVVM
import Foundation
import HTMLRendering
import TemplateEngine

/// The bakery's pages, rendered from the templates that its previews show.
public struct OrderPages: Sendable {
    let renderer: HTMLRenderer

    public init(templates: URL) throws {
        renderer = HTMLRenderer(
            templates: try TemplateLibrary(folders: [HTMLRenderer.builtInTemplates, templates]),
            localizations: LocalizationStore(folders: [Bundle.module.bundleURL]),
            unresolved: .empty)
    }

    public func addRoutes(to router: Router<BasicRequestContext>) {
        router.get("orders/latest") { _, _ in
            let order = OrderViewModel(customerName: "Mina Okafor", pickUp: .now, loaves: ["Rye"])
            let view = renderer.render(ViewSubject(order), locale: Locale(identifier: "de"))
            return Response(
                status: .ok, headers: [.contentType: "text/html; charset=utf-8"],
                body: ResponseBody(byteBuffer: ByteBuffer(bytes: view.html)))
        }
    }
}
