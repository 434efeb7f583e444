import FOSMVVM
import Foundation
import HTMLParsing
import HTMLSnapshots
import HTTPCore

extension FuzzTarget {
    /// The target for requests without bodies, as they are sent. Several are handled at once, each independent of the
    /// others.
    static let requests = FuzzTarget("requests") { input in
        let requests = input.parts.prefix(8).compactMap(FuzzRequest.init)
        let answers = requests.map(\.answer)
        for (request, answer) in zip(requests, answers) { try request.expectSound(answer) }
        guard requests.count > 1 else { return }
        let together = requests.concurrentMap(workers: requests.count, \.answer)
        try expect(together == answers, "The response to a request depends on other requests at the same time.")
    }

    /// The target for page parameters: a number in ``FuzzSite/addresses``, then names and values, one pair per line.
    static let parameters = FuzzTarget("parameters") { input in
        let number = UInt(input.lines[0]) ?? 0
        let path = FuzzSite.addresses[Int(number % UInt(FuzzSite.addresses.count))]
        let items = input.lines.dropFirst().map { line in
            let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            return HTTPQuery.Item(name: parts[0], value: parts.count > 1 ? parts[1] : "")
        }
        let request = FuzzRequest(target: "\(path)?\(HTTPQuery(items).encoded)")
        let answer = request.answer
        try request.expectSound(answer)
        guard case .success(let response) = answer else { return }
        // An address with values that change nothing leads to the one without them. A value can name a locale without a
        // recorded snapshot.
        var expected: Set<HTTPStatus> = [.ok, .seeOther]
        if path.hasSuffix("/recorded") { expected.insert(.notFound) }
        try expect(expected.contains(response.status), "\(request.target) has status \(response.status.code).")
    }
}

/// A request to the site.
private struct FuzzRequest: Sendable {
    var method = HTTPMethod.get
    let target: String
    var headers: HTTPFields = [.hostField: "localhost"]

    /// The response, or the reason why the target cannot be read.
    var answer: Result<HTTPResponse, HTTPTargetError> {
        do throws(HTTPTargetError) {
            return .success(FuzzSite.handler(try HTTPRequest(method: method, target: target, headers: headers)))
        } catch {
            return .failure(error)
        }
    }

    /// - Throws: ``BrokenInvariant`` for a response that no request may have.
    func expectSound(_ answer: Result<HTTPResponse, HTTPTargetError>) throws {
        switch answer {
        case .failure(let error):
            try expect((400..<500).contains(error.status.code), "\(target) is rejected with \(error.status.code).")
        case .success(let response):
            try expect((200..<500).contains(response.status.code), "\(target) has status \(response.status.code).")
            let isHTML = response.headers[.contentType] == MediaType.html.rawValue
            guard isHTML, response.headers[.contentEncoding] == nil else { return }
            try HTMLInspection.expectSound(Array(response.body), of: target)
        }
    }
}

extension FuzzRequest {
    /// Creates the request with a request line and header fields. Without a Host field, it is for this machine.
    init(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
            $0.hasSuffix("\r") ? $0.dropLast() : $0
        }
        let line = lines[0].split(separator: " ", maxSplits: 1).map(String.init)
        let method = line.count > 1 ? HTTPMethod(line[0]) : .get
        self.init(method: method ?? .get, target: (line.last ?? "").replacing(" HTTP/1.1", with: ""))
        for field in lines.dropFirst() {
            guard let colon = field.firstIndex(of: ":") else { continue }
            guard let name = HTTPField.Name(String(field[..<colon])) else { continue }
            if name == .hostField { headers[.hostField] = nil }
            let value = field[colon...].dropFirst().trimmingCharacters(in: .whitespaces)
            headers.append(HTTPField(name: name, value: value))
        }
    }
}
