import Foundation
import HTTPCore
import PreviewSite

/// A page of a site in a browser. No port is opened: the site answers the requests of the browser in this process, and no
/// request leaves it.
final class ChromiumPage {
    /// Scripts that need a secure context run on this host.
    private static let origin = "http://localhost"
    /// The time that the browser may take for one step, such as to load a document.
    private static let limit = Duration.seconds(90)
    /// The maximum height of a picture, above which Chromium repeats the document. A part of a document would be the same
    /// when the rest has changed, so there is no picture of a higher one.
    private static let maxHeight = 16_384

    private let browser: Chromium
    private let session: String
    private var width = 1280
    private var isLoaded = false
    /// The address of the loaded document.
    private var address: String?

    /// Opens an empty page.
    ///
    /// - Throws: ``ChromiumError``.
    init(in browser: Chromium, of site: PreviewSite) throws(ChromiumError) {
        self.browser = browser
        let (connection, limit) = (browser.connection, Self.limit)
        let target = try connection.call("Target.createTarget", ["url": "about:blank"], within: limit)?.targetId
        let session = try connection.call(
            "Target.attachToTarget", ["targetId": target ?? "", "flatten": true], within: limit)?.sessionId
        guard let session else { throw .noAnswer("It opens no page.") }
        self.session = session
        connection.handleEvent = { [unowned self] event in handle(event, site) }
        try call("Page.enable")
        try call("Page.setBypassCSP", ["enabled": true])
        try call("Fetch.enable")
        // What moves is examined and drawn as it is at rest.
        try call("Emulation.setEmulatedMedia", ["features": [["name": "prefers-reduced-motion", "value": "reduce"]]])
    }

    deinit { browser.connection.handleEvent = { _ in } }

    /// Loads the document at an address of the site.
    ///
    /// - Parameter width: The width of the page in pixels.
    /// - Throws: ``ChromiumError``.
    func open(_ address: String, width: Int = 1280) throws(ChromiumError) {
        self.width = width
        try setHeight(900)
        isLoaded = false
        self.address = nil
        let result = try call("Page.navigate", ["url": Self.origin + address])
        if let error = result?.errorText { throw .noAnswer("\(address): \(error)") }
        try browser.connection.handleEvents(until: { isLoaded }, within: Self.limit)
        self.address = address
    }

    /// Loads the document at an address of the site, unless it is loaded already.
    ///
    /// - Throws: ``ChromiumError``.
    func openOnce(_ address: String) throws(ChromiumError) {
        if self.address != address { try open(address) }
    }

    /// Returns the string that a script returns or promises.
    ///
    /// - Throws: ``ChromiumError``.
    func run(_ script: String) throws(ChromiumError) -> String {
        let result = try call(
            "Runtime.evaluate", ["expression": script, "awaitPromise": true, "returnByValue": true])
        if let exception = result?.exceptionDetails {
            throw .noAnswer(exception.exception?.description ?? exception.text)
        }
        return result?.result?.value ?? ""
    }

    /// Returns a picture of the whole document as PNG, or of one element. The same document always has the same picture: fonts
    /// and images are loaded, nothing moves, and no caret blinks.
    ///
    /// - Parameter element: The test identifier of an element.
    /// - Throws: ``ChromiumError``.
    func picture(of element: String? = nil) throws(ChromiumError) -> Data {
        try setHeightOfContent()
        // The documents in frames can change the height.
        if try run(Self.settling) == "frames" { try setHeightOfContent() }
        let clip = try element.map { name throws(ChromiumError) in ["clip": try place(of: name)] } ?? [:]
        guard let data = try call("Page.captureScreenshot", clip)?.data.flatMap({ Data(base64Encoded: $0) }) else {
            throw .noAnswer("It takes no picture.")
        }
        return data
    }

    private func setHeightOfContent() throws(ChromiumError) {
        let height = max(1, Int(try run(Self.measuring)) ?? 1)
        guard height <= Self.maxHeight else { throw .tooHigh(height, limit: Self.maxHeight) }
        try setHeight(height)
    }

    /// Returns the rectangle of an element with a test identifier, for a picture.
    private func place(of element: String) throws(ChromiumError) -> [String: Double] {
        let found = Data(try run(Self.locating).utf8)
        let places = (try? JSONDecoder().decode([String: [Double]].self, from: found)) ?? [:]
        guard let place = places[element], place.count == 4, place[2] > 0, place[3] > 0 else {
            throw .unknownElement(element, among: places.keys.sorted())
        }
        return ["x": place[0], "y": place[1], "width": place[2], "height": place[3], "scale": 1]
    }

    /// The place and the size of the first element with each test identifier.
    private static let locating = """
        JSON.stringify(Object.fromEntries([...document.querySelectorAll("[data-testid]")].reverse().map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [element.dataset.testid, [x, y, width, height]];
        })))
        """

    /// Content can be higher than a root element that is as high as the window. The table of the matrix scrolls in it.
    private static let measuring = """
        document.fonts.ready.then(() => {
          const root = document.documentElement;
          const content = root.scrollHeight > root.clientHeight ? root.scrollHeight : 0;
          const table = document.querySelector(".matrix-scroller");
          const hidden = table ? table.scrollHeight - table.clientHeight : 0;
          return `${Math.max(Math.ceil(root.getBoundingClientRect().height), content) + hidden}`;
        })
        """

    /// Images and frames that load late are now in view. An animation without an end shows its start.
    private static let settling = """
        (async () => {
          document.documentElement.style.caretColor = "transparent";
          for (const element of document.querySelectorAll("input, textarea, [contenteditable]")) {
            element.style.caretColor = "transparent";
          }
          for (const animation of document.getAnimations()) {
            if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
            else animation.finish();
          }
          await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
          const frames = [...document.querySelectorAll("iframe")];
          const isLoading = ({ contentDocument: page }) => page?.URL === "about:blank" || page?.readyState !== "complete";
          const isMeasured = ({ dataset }) => dataset.sized !== undefined;
          const isMatrix = document.querySelector(".matrix") !== null;
          const isUnready = (frame) => isLoading(frame) || (isMatrix && !isMeasured(frame));
          for (let step = 0; step < 200 && frames.some(isUnready); step += 1) {
            await new Promise((done) => setTimeout(done, 50));
          }
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
          return frames.length > 0 ? "frames" : "";
        })()
        """

    private func setHeight(_ height: Int) throws(ChromiumError) {
        try call(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
    }

    @discardableResult
    private func call(
        _ method: String, _ parameters: [String: Any] = [:]
    ) throws(ChromiumError) -> ChromiumConnection.Message.Result? {
        try browser.connection.call(method, parameters, session: session, within: Self.limit)
    }

    private func handle(_ event: ChromiumConnection.Message, _ site: PreviewSite) {
        guard event.sessionId == session else { return }
        switch event.method {
        case "Page.loadEventFired": isLoaded = true
        case "Fetch.requestPaused": answer(event.params, site)
        default: break
        }
    }

    private func answer(_ parameters: ChromiumConnection.Message.Parameters?, _ site: PreviewSite) {
        guard let parameters, let id = parameters.requestId else { return }
        guard let response = Self.response(to: parameters, of: site) else {
            browser.connection.send(
                "Fetch.failRequest", ["requestId": id, "errorReason": "BlockedByClient"], session: session)
            return
        }
        browser.connection.send(
            "Fetch.fulfillRequest",
            [
                "requestId": id, "responseCode": response.status.code,
                "responseHeaders": response.headers.map { ["name": $0.name.rawName, "value": $0.value] },
                "body": Data(response.body).base64EncodedString(),
            ], session: session)
    }

    /// Returns the response of the site. Nil for a request to another host, and for one that does not end.
    private static func response(
        to parameters: ChromiumConnection.Message.Parameters, of site: PreviewSite
    ) -> HTTPResponse? {
        guard let asked = parameters.request, asked.url.hasPrefix(origin + "/"),
            let method = HTTPMethod(rawValue: asked.method)
        else { return nil }
        let target = asked.url.dropFirst(origin.count).prefix { $0 != "#" }
        // It is examined as a program gets it.
        let headers = HTTPFields(
            asked.headers.filter { $0.key.lowercased() != "sec-fetch-dest" }.compactMap { name, value in
                HTTPField.Name(name).map { HTTPField(name: $0, value: value) }
            })
        let body = Array((asked.postData ?? "").utf8)
        guard let request = try? HTTPRequest(method: method, target: String(target), headers: headers, body: body)
        else { return nil }
        let response = site.respond(to: request)
        return response.events == nil ? response : nil
    }
}
