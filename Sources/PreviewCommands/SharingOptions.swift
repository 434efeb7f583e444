import ArgumentParser
import Diagnostics
import HTTPCore
import PreviewSite

/// The options for a host that others use, too, such as behind a proxy.
struct SharingOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The path below which all pages are, such as /previews behind a proxy.", valueName: "path"))
    var basePath = "/"

    @Option(
        name: .customLong("trusted-proxy"),
        help: ArgumentHelp(
            """
            The numeric address of a proxy whose X-Forwarded headers are used, or of a network, such as 10.0.0.0/8. Can \
            be repeated.
            """, valueName: "address"))
    var trustedProxies: [String] = []

    @Option(
        help: ArgumentHelp(
            """
            What visitors from other machines may do, too: changes of snapshots, or reading sources. Can be repeated.
            """, valueName: "right"))
    var allow: [VisitorRight] = []

    /// The path; that of a host without one if the text is not valid, which `validate` reports.
    var base: BasePath { BasePath(basePath) ?? .root }

    var proxies: [IPNetwork] { trustedProxies.compactMap(IPNetwork.init) }

    /// The path of the first page, as it is added to the address of the host.
    var firstPage: String { base.isRoot ? "" : base.address("/") }

    func validate() throws {
        guard BasePath(basePath) != nil else {
            throw ValidationError(
                """
                '\(basePath.excerpt)' is not a base path. Write a path with letters, digits, - and _, such as /previews.
                """)
        }
        guard let wrong = trustedProxies.first(where: { IPNetwork($0) == nil }) else { return }
        throw ValidationError(
            "'\(wrong.excerpt)' is not the address of a proxy. Write a numeric address, such as 127.0.0.1 or 10.0.0.0/8."
        )
    }
}

extension VisitorRight: ExpressibleByArgument {}
