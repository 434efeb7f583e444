import Diagnostics
package import Foundation
import HTMLSnapshots

/// A folder of snapshots that its target does not exclude, so that each build lists its files as unhandled.
package struct UnexcludedSnapshots: Hashable, Sendable {
    /// The name of the target.
    package let target: String
    /// The path of the folder in that of the target.
    package let path: String
    /// The line of the target in the manifest, from 1. Nil if its name is not there.
    package let line: Int?

    /// The argument to add to the target.
    package var argument: String { "exclude: [\"\(path)\"]" }

    /// Finds the folders `Tests/{target}/**/__Snapshots__` of a package.
    package static func all(inPackage package: URL) -> [UnexcludedSnapshots] {
        let folders = SnapshotFolder.all(inPackage: package)
        let file = package.appending(path: "Package.swift", directoryHint: .notDirectory)
        guard !folders.isEmpty, let text = try? BoundedFile(file, limit: 1 << 20).text() else { return [] }
        let manifest = ManifestLiterals(text)
        let tests = package.appending(path: "Tests", directoryHint: .isDirectory).standardizedFileURL.pathComponents
        return folders.compactMap { folder in
            let parts = folder.url.standardizedFileURL.pathComponents.dropFirst(tests.count)
            guard let target = parts.first, parts.count > 1 else { return nil }
            let path = parts.dropFirst().joined(separator: "/")
            guard !manifest.mentions(path, inTarget: target) else { return nil }
            return UnexcludedSnapshots(target: target, path: path, line: manifest.line(ofTarget: target))
        }
    }
}

/// The texts in the calls of a manifest, such as those of a target, with the calls in them. Comments do not count.
private struct ManifestLiterals {
    private struct Call {
        var texts: [String] = []
        /// The line of the first text.
        var line = 0
    }

    private var calls: [Call] = [Call()]

    init(_ manifest: String) {
        var (rest, line, open) = (Array(manifest.utf8)[...], 1, [0])
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "\n"): line += 1
            case UInt8(ascii: "("):
                calls.append(Call())
                open.append(calls.count - 1)
            case UInt8(ascii: ")"): if open.count > 1 { open.removeLast() }
            case UInt8(ascii: "/") where rest.first == UInt8(ascii: "/"):
                rest = rest.drop { $0 != UInt8(ascii: "\n") }
            case UInt8(ascii: "\""):
                let text = rest.prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\n") }
                rest = rest[text.endIndex...].dropFirst()
                for call in open {
                    if calls[call].texts.isEmpty { calls[call].line = line }
                    calls[call].texts.append(String(decoding: text, as: UTF8.self))
                }
            default: break
            }
        }
    }

    private func calls(ofTarget target: String) -> [Call] { calls.filter { $0.texts.first == target } }

    func line(ofTarget target: String) -> Int? { calls(ofTarget: target).first?.line }

    /// Whether a target mentions a folder or one around it. If the target is not there by its name, any target counts.
    func mentions(_ path: String, inTarget target: String) -> Bool {
        let own = calls(ofTarget: target)
        let texts = (own.isEmpty ? calls : own).flatMap { $0.texts.dropFirst() }
        return texts.contains { text in
            let text = text.hasPrefix("./") ? String(text.dropFirst(2)) : text
            let folder = text.hasSuffix("/") ? String(text.dropLast()) : text
            return path == folder || path.hasPrefix(folder + "/") && !folder.isEmpty
        }
    }
}
