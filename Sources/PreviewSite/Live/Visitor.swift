import FOSMVVM
import HTMLRendering
import HTTPCore

/// What a session shows to whom, in any locale.
struct LiveSessionKey: Hashable, Sendable {
    let visitor: Visitor
    let viewModel: String
    let slug: String
    /// The time zone that the address requests.
    let timeZone: PreviewTimeZone?
    /// The version of the view.
    let view: ViewVersion
    /// The changed arguments of the preview.
    let arguments: PreviewArguments

    /// Whether it is the same preview, maybe with other values, for the same visitor.
    func isLike(_ other: LiveSessionKey) -> Bool {
        visitor == other.visitor && viewModel == other.viewModel && slug == other.slug
    }
}

/// A browser, which is known by a random cookie.
struct Visitor: Hashable, Sendable {
    private static let cookieName = "preview-host"

    private let secret: String

    /// Creates a new visitor.
    init() {
        secret = RandomToken.make()
    }

    /// Returns the visitor that sent a request. Nil if its cookie is missing or malformed.
    init?(_ headers: HTTPFields) {
        guard let value = headers.cookie(named: Self.cookieName), RandomToken.isWellFormed(value) else { return nil }
        secret = value
    }

    /// The value of `Set-Cookie` (RFC 6265 §4.1). Scripts and other sites cannot use the cookie.
    var cookie: String { "\(Self.cookieName)=\(secret); Path=/; HttpOnly; SameSite=Strict" }
}

extension HTTPFields {
    /// Returns the value of the first cookie with a name (RFC 6265 §5.4).
    func cookie(named name: String) -> String? {
        let cookies = self[values: .cookie].flatMap { $0.split(separator: ";") }
        return cookies.lazy.compactMap { cookie in
            let parts = cookie.split(separator: "=", maxSplits: 1)
            return parts.count == 2 && parts[0].drop { $0 == " " } == name ? String(parts[1]) : nil
        }.first
    }
}

/// Random names that nobody can guess: 128 bits in hexadecimal digits.
enum RandomToken {
    static func make() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<2).map { _ in
            let digits = String(generator.next() as UInt64, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    static func isWellFormed(_ text: some StringProtocol) -> Bool {
        text.utf8.count == 32 && text.allSatisfy { $0.isHexDigit && !$0.isUppercase }
    }
}
