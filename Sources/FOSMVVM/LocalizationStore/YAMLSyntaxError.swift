import Diagnostics
import Foundation

/// What is wrong with a YAML text that does not parse, in words for people who write texts.
struct YAMLSyntaxError {
    /// What is wrong and what to do, to follow a colon.
    let message: String
    /// The place of the mistake. The parser often notices it only in a later line.
    let place: YAMLNode.Place

    fileprivate init(_ message: String, at place: YAMLNode.Place) {
        self.message = message
        self.place = place
    }
}

extension YAMLEvents.Failure {
    /// The maximum number of characters in which libyaml looks for the colon of a key.
    private static let keyLimit = 1024

    /// Returns the mistake that is the most likely reason.
    func mistake(in lines: YAMLLines) -> YAMLSyntaxError {
        if let character {
            let number = String(character, radix: 16, uppercase: true)
            let name = String(repeating: "0", count: max(0, 4 - number.count)) + number
            return YAMLSyntaxError(
                "the control character U+\(name) is not allowed. Remove it.", at: lines.place(of: character) ?? place)
        }
        if problem.hasPrefix("Maximum nesting level") { return YAMLSyntaxError(YAMLComposer.depthMessage, at: place) }
        if let open = lines.unclosedQuote(upTo: place.line) {
            return YAMLSyntaxError("the quote in this line is not closed. Close it.", at: open)
        }
        return mistakeInLine(lines)
            ?? YAMLSyntaxError(
                "this line is not valid. Check its indentation, its quotes and the colon after its key.",
                at: start(in: lines))
    }

    /// The place of the problem. At the end of the text, it is the start of what is still open.
    private func start(in lines: YAMLLines) -> YAMLNode.Place { lines.isEnd(place) ? context?.place ?? place : place }

    private func mistakeInLine(_ lines: YAMLLines) -> YAMLSyntaxError? {
        switch problem {
        case _ where problem.hasPrefix("found a tab"),
            "found character that cannot start any token" where lines.isTab(place):
            YAMLSyntaxError("a line is indented with a tab. Use spaces.", at: place)
        case "found character that cannot start any token": unquoted(at: place, lines)
        case _
        where ["anchor", "alias", "tag", "block scalar", "directive"].contains { context?.text.hasSuffix($0) == true }:
            unquoted(at: context?.place ?? place, lines)
        case "mapping values are not allowed in this context": unexpectedColon(lines)
        case "could not find expected ':'": context.map { missingColon(at: $0.place, lines) }
        case "did not find expected key", "did not find expected '-' indicator":
            lines.isFirst(place) ? lines.wrongIndentation(at: place.line) : textAfterValue
        case "did not find expected <document start>": lines.missingLocale
        case "did not find expected ',' or ']'", "did not find expected ',' or '}'":
            YAMLSyntaxError(
                "a list in brackets needs a comma between its texts, and the closing bracket.",
                at: context.flatMap { $0.place.line < place.line ? $0.place : nil } ?? place)
        case "found unknown escape character", "did not find expected hexdecimal number":
            YAMLSyntaxError(
                "a '\\' in double quotes begins an escape. Write '\\\\', or put the text in single quotes.", at: place)
        case "block sequence entries are not allowed in this context":
            YAMLSyntaxError(
                "a text that begins with '-' needs quotes, and a list begins in a line of its own.", at: place)
        default: nil
        }
    }

    private var textAfterValue: YAMLSyntaxError {
        YAMLSyntaxError(
            "the value ends before this place. In double quotes, write \\\" for a quote that is part of the text.",
            at: place)
    }

    /// The mistake of a text without quotes that begins with a sign of YAML.
    private func unquoted(at place: YAMLNode.Place, _ lines: YAMLLines) -> YAMLSyntaxError? {
        lines.text(from: place).flatMap { text in
            text.first.map {
                YAMLSyntaxError(
                    "a text that begins with '\($0)' needs quotes. Write \"\(text.excerpt(40))\".", at: place)
            }
        }
    }

    private func unexpectedColon(_ lines: YAMLLines) -> YAMLSyntaxError {
        let isOfKey = !lines.text(of: place.line).prefix(place.column - 1).contains(":")
        if isOfKey, place.column > Self.keyLimit {
            return YAMLSyntaxError("a key can have at most 1,024 characters.", at: place)
        }
        if isOfKey, let line = lines.previous(before: place.line) {
            if !lines.text(of: line).contains(":") {
                return YAMLSyntaxError("there is no colon after the key of this line.", at: lines.start(of: line))
            }
            if let wrong = lines.wrongIndentation(at: place.line) { return wrong }
        }
        return YAMLSyntaxError("a text that contains a colon needs quotes.", at: place)
    }

    private func missingColon(at place: YAMLNode.Place, _ lines: YAMLLines) -> YAMLSyntaxError {
        if lines.length(of: place.line) > Self.keyLimit {
            return YAMLSyntaxError("a key can have at most 1,024 characters.", at: place)
        }
        return YAMLSyntaxError(
            lines.text(of: place.line).contains(":")
                ? "there is no space after the colon of this line's key."
                : "there is no colon after the key of this line.",
            at: place)
    }
}

extension YAMLLines {
    /// The mistake of a file whose first line is indented, although it begins with a locale. Nil if it is not indented.
    fileprivate var missingLocale: YAMLSyntaxError? {
        guard let first = next(after: 0, where: { _ in true }), indentation(of: first) > 0 else { return nil }
        return YAMLSyntaxError(
            "the first line is indented, but no locale is above it. Write one, such as 'en:'.", at: start(of: first))
    }

    /// Returns the mistake of a line with other indentation than the lines around it. Nil if it has the same.
    ///
    /// If the next line has its indentation, the line before is the one that differs.
    fileprivate func wrongIndentation(at line: Int) -> YAMLSyntaxError? {
        guard let before = previous(before: line), indentation(of: line) != indentation(of: before) else { return nil }
        let deepest = max(indentation(of: line), indentation(of: before))
        let after = next(after: line) { self.indentation(of: $0) <= deepest }
        let isBefore =
            indentation(of: before) < deepest && (after.map(indentation) == deepest || isBelowKey(before))
        let (wrong, right) = isBefore ? (before, line) : (line, before)
        return YAMLSyntaxError(
            "this line is indented by \(spaces(of: wrong)), and line \(right) by \(spaces(of: right)). Align them.",
            at: start(of: wrong))
    }

    /// Whether the line before a line is a key without a value, to which the line belongs if it were indented.
    private func isBelowKey(_ line: Int) -> Bool {
        previous(before: line).map { above in
            indentation(of: above) == indentation(of: line)
                && text(of: above).trimmingCharacters(in: .whitespaces).hasSuffix(":")
        } ?? false
    }

    private func spaces(of line: Int) -> String {
        let count = indentation(of: line)
        return "\(count) \(count == 1 ? "space" : "spaces")"
    }
}
