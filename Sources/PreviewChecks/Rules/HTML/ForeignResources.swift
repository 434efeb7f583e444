package import Diagnostics
package import Foundation
import HTMLTokens
package import MarkdownDocs
import TemplateEngine

/// Finds what a page would load from other hosts, which the content security policy blocks.
struct ForeignResource: ElementRule {
    let name = "foreign-resource"
    let severity = CheckSeverity.warning
    let summary = "The content security policy blocks a resource of another host"
    let explanation = """
        Previews load nothing from other hosts, so that they look the same without a network and send nothing to others. \
        The rule finds images, videos, frames, fonts, style sheets and scripts of other hosts, in attributes and in the \
        url() and @import of styles, data: addresses of anything but images and fonts, and forms that are sent to another \
        host. It checks the tags of templates and the HTML of previews.
        """
    let fix = "Copy the file to Public, and write its path below /assets. Send forms to a path of this server."

    func messages(about element: CheckedElement, assets: Set<String>?) -> [String] {
        element.addresses.compactMap { attribute, address in
            guard element.loads(attribute), let host = ForeignAddress(address) else { return nil }
            guard !(host.isData && element.showsData(attribute)) else { return nil }
            return
                "The content security policy blocks the \(attribute) of <\(element.name)>: \(address.excerpt(100)). "
                + element.advice(for: attribute)
        }
    }

    func findings(in templates: CheckedTemplates) -> [CheckFinding] {
        elementFindings(in: templates) + styles(in: templates)
    }

    /// Returns findings in the style elements of templates.
    private func styles(in templates: CheckedTemplates) -> [CheckFinding] {
        templates.all.map(\.template).flatMap { template in
            var isStyle = false
            return TemplateHTML(template).tokens.flatMap { token -> [CheckFinding] in
                defer { isStyle = token.kind == .start && token.name == "style" }
                guard isStyle, token.kind == .other else { return [] }
                return ForeignAddress.all(inStyle: Array(template.markup[token.range])).map { address in
                    finding(
                        address.message, at: templates.place(at: token.range.lowerBound + address.offset, in: template))
                }
            }
        }
    }
}

/// Finds what style sheets of the package would load from other hosts.
struct ForeignStyle: PackageRule {
    let name = "foreign-style"
    let severity = CheckSeverity.warning
    let summary = "The content security policy blocks what a style sheet loads from another host"
    let explanation = """
        Previews load nothing from other hosts. The rule finds fonts, images and imported style sheets of other hosts in \
        the .css files of Public and next to views.
        """
    let fix = "Copy the file to Public, and write its path below /assets."

    func findings(in package: CheckedPackage) -> [CheckFinding] {
        package.styleSheets().flatMap(BlockedResources.diagnostics(inStyleSheet:)).map { finding($0, package.paths) }
    }
}

/// Finds mistakes in asset catalogs.
struct InvalidAsset: PackageRule {
    let name = "invalid-asset"
    let severity = CheckSeverity.error
    let summary = "An image or a color of an asset catalog cannot be read"
    let explanation = """
        Views in Swift show the images and colors of the asset catalogs in the folders of their targets. One that cannot \
        be read is missing in the pages, and all others are shown. A file that an image set names and does not have is \
        also reported.
        """
    let fix = "Change the line in the message, or make the image or color again in Xcode."

    func findings(in package: CheckedPackage) -> [CheckFinding] {
        package.renderer.assets.catalogs.problems.map { finding($0, package.paths) }
    }
}

/// Finds images of other hosts in docs.
struct ForeignImage: PackageRule {
    let name = "foreign-image"
    let severity = CheckSeverity.warning
    let summary = "The content security policy blocks an image of another host in the docs"
    let explanation = "Pages of the docs load nothing from other hosts, so the image is missing on the site."
    let fix = "Copy the image to Docs, and write its relative path, or write a link."

    func findings(in package: CheckedPackage) -> [CheckFinding] {
        BlockedResources.diagnostics(in: package.docs).map { finding($0, package.paths) }
    }
}

/// What pages would load from other hosts because of style sheets and docs.
package enum BlockedResources {
    /// Returns the problems of a style sheet. None for a file that cannot be read.
    package static func diagnostics(inStyleSheet file: URL) -> [Diagnostic] {
        guard let css = try? BoundedFile(file, limit: 1 << 22).data() else { return [] }
        let bytes = Array(css)
        return ForeignAddress.all(inStyle: bytes).map { address in
            let line = bytes[..<address.offset].count { $0 == UInt8(ascii: "\n") } + 1
            return Diagnostic(.blockedResource, address.message, at: SourcePlace(file, line: line))
        }
    }

    /// Returns the problems of the images of docs.
    package static func diagnostics(in docs: DocsLibrary) -> [Diagnostic] {
        docs.allVersions.flatMap { page in
            ((try? page.content.get())?.images ?? []).filter { ForeignAddress($0.destination)?.isData == false }.map {
                image in
                Diagnostic(
                    .blockedResource,
                    "The content security policy blocks the image \(image.destination.excerpt(100)). Copy it to Docs.",
                    at: SourcePlace(page.file, line: image.line))
            }
        }
    }

    /// Returns the style sheets below a folder, sorted.
    package static func styleSheets(below folder: URL) -> [URL] {
        FolderFiles(below: folder).files.filter { $0.path.hasSuffix(".css") }.map { folder.appending(path: $0.path) }
            .sorted { $0.path < $1.path }
    }

    /// Returns the style sheets next to the views of a target, sorted.
    package static func styleSheets(besideViewsOf target: TargetFolder) -> [URL] {
        ViewFiles(in: target).styles.map { target.url.appending(path: $0.path) }
    }
}

/// An address that is not on the host of the page.
private struct ForeignAddress {
    /// Whether the address is the resource itself, `data:`.
    let isData: Bool

    /// Nil for another address.
    init?(_ address: String) {
        let start = address.prefix(8).lowercased()
        isData = start.hasPrefix("data:")
        guard isData || ["https://", "http://", "//"].contains(where: start.hasPrefix) else { return nil }
    }

    /// Returns the addresses of other hosts in CSS, with messages. Those with `data:` are images or fonts.
    static func all(inStyle css: [UInt8]) -> [(message: String, offset: Int)] {
        StyleAddresses(css).all.filter { ForeignAddress($0.text)?.isData == false }.map { address in
            (
                "The content security policy blocks \(address.text.excerpt(100)) in this style. Copy the file to Public.",
                address.offset
            )
        }
    }
}

extension CheckedElement {
    private static let loading: Set<String> = [
        "audio", "embed", "feimage", "frame", "iframe", "image", "img", "input", "object", "script", "source", "track",
        "use",
        "video",
    ]
    /// The kinds of links that browsers load.
    private static let loadedLinks: Set<String> = [
        "apple-touch-icon", "icon", "manifest", "modulepreload", "preload", "stylesheet",
    ]

    /// Whether a browser loads the address of an attribute with the page, or sends a form to it.
    fileprivate func loads(_ attribute: String) -> Bool {
        switch attribute {
        case "style", "action", "formaction", "poster": true
        case "cite", "ping": false
        default: name == "link" ? isLoadedLink : Self.loading.contains(name)
        }
    }

    private var isLoadedLink: Bool {
        let kinds = (value(of: "rel") ?? "").lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
        return !Self.loadedLinks.isDisjoint(with: kinds)
    }

    /// Whether the policy allows `data:` there: for images, and for fonts of a style.
    fileprivate func showsData(_ attribute: String) -> Bool {
        switch name {
        case "img", "image", "feimage", "input": true
        case "source": attribute == "srcset"
        case "link": value(of: "rel")?.lowercased().contains("icon") == true
        case "video": attribute == "poster"
        default: attribute == "style"
        }
    }

    fileprivate func advice(for attribute: String) -> String {
        attribute == "action" || attribute == "formaction"
            ? "Send the form to a path of this server." : "Copy the file to Public."
    }
}
