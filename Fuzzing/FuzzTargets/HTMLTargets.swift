import Foundation
import HTMLParsing
import HTMLSnapshots

extension FuzzTarget {
    /// The target for HTML, which is parsed and normalized.
    static let html = FuzzTarget("html") { input in
        let text = input.text
        for normalizer in [HTMLNormalizer(), HTMLNormalizer(redactions: SnapshotRedaction.all)] {
            do {
                _ = try HTMLParser.inspect(text)
                let once = try normalizer.normalized(text)
                let twice = try normalizer.normalized(once.text)
                try expect(twice.text == once.text, "Normalizing twice differs from normalizing once.")
            } catch is HTMLParsingError {}
        }
    }

    /// The target for a snapshot file and, in a second part, HTML to compare with it.
    static let snapshots = FuzzTarget("snapshots") { input in
        let folder = FileManager.default.temporaryDirectory.appending(path: "fuzz-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let snapshot = HTMLSnapshot(folder: folder, path: "recorded")
        let html = input.parts.count > 1 ? input.parts[1] : ""
        do {
            try Data(input.parts[0].utf8).write(to: snapshot.file)
            if case .different(let difference) = try snapshot.compare(html, mode: .never) {
                try expect(!difference.text(colored: true).isEmpty, "A difference has no description.")
            }
        } catch is HTMLParsingError {} catch is HTMLSnapshotError {}
        do {
            try Data(try HTMLNormalizer().normalized(html).text.utf8).write(to: snapshot.file)
            let outcome = try snapshot.compare(html, mode: .never)
            try expect(outcome == .same, "HTML differs from its own snapshot: \(outcome)")
        } catch is HTMLParsingError {}
    }
}

extension HTMLInspection {
    /// The attribute of markup in inputs. No template has it.
    private static let marker = "data-fuzz"

    /// - Throws: ``BrokenInvariant`` for HTML with syntax errors, or with markup from an input.
    static func expectSound(_ html: [UInt8], of source: String) throws {
        var text = String(decoding: html, as: UTF8.self)
        // The only errors that an input may cause are characters that HTML does not allow, which are not shown.
        text.unicodeScalars.removeAll { scalar in
            let isSpace = "\t\n\u{C}\r".unicodeScalars.contains(scalar)
            let isControl = scalar.properties.generalCategory == .control
            return isControl && !isSpace || scalar.properties.isNoncharacterCodePoint
        }
        let inspection = try HTMLParser.inspect(text)
        let isWellFormed = inspection.errors == 0 && inspection.movedElements.isEmpty
        try expect(isWellFormed, "\(source) has HTML with syntax errors.")
        try expectEscaped(inspection.elements, of: source)
    }

    /// - Throws: ``BrokenInvariant`` for elements with markup from an input.
    static func expectEscaped(_ elements: [HTMLElement], of source: String) throws {
        let element = elements.first { $0.value(of: marker) != nil }
        try expect(element == nil, "\(source) has markup of the input in its HTML: <\(element?.name ?? "") \(marker)>.")
    }
}
