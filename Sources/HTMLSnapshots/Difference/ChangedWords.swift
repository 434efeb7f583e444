/// Marks the words that changed in lines that replace others.
struct ChangedWords {
    /// The removed lines, then the added lines.
    let lines: [SnapshotHunk.Line]

    init(old: ArraySlice<HTMLLine>, new: ArraySlice<HTMLLine>) {
        let words = (old: old.map(Self.words), new: new.map(Self.words))
        let (removed, added) = Self.marks(old: words.old, new: words.new)
        let lines =
            zip(old, zip(words.old, removed)).map { SnapshotHunk.Line($0, change: .removed, words: $1.0, marks: $1.1) }
            + zip(new, zip(words.new, added)).map { SnapshotHunk.Line($0, change: .added, words: $1.0, marks: $1.1) }
        self.lines = Self.distinct(lines)
    }

    /// Returns whether each word changed. None is marked if the lines have little in common.
    private static func marks(old: [[DifferenceToken]], new: [[DifferenceToken]]) -> (
        removed: [[Bool]], added: [[Bool]]
    ) {
        let (olds, news) = (Array(old.joined()), Array(new.joined()))
        let script = EditScript(old: olds, new: news)
        let kept = zip(olds, script.removed).count { $0.kind == .word && !$1 }
        let words = max(olds.count { $0.kind == .word }, news.count { $0.kind == .word })
        let isMarked = !olds.isEmpty && !news.isEmpty && kept * 3 >= words
        func parts(_ words: [[DifferenceToken]], _ flat: [DifferenceToken], _ marks: [Bool]) -> [[Bool]] {
            var rest = isMarked ? joined(marks, of: flat)[...] : Array(repeating: false, count: flat.count)[...]
            return words.map { line in
                defer { rest = rest.dropFirst(line.count) }
                return Array(rest.prefix(line.count))
            }
        }
        return (parts(old, olds, script.removed), parts(new, news, script.added))
    }

    /// Returns marks that continue over the spaces and signs between two changed words.
    private static func joined(_ marks: [Bool], of words: [DifferenceToken]) -> [Bool] {
        var (marks, last) = (marks, Int?.none)
        for index in marks.indices {
            if marks[index] {
                if let last, index - last <= 3 { for between in last..<index { marks[between] = true } }
                last = index
            } else if words[index].kind == .word {
                last = nil
            }
        }
        return marks
    }

    /// Splits a line into words, runs of spaces, and signs.
    private static func words(of line: HTMLLine) -> [DifferenceToken] {
        var words: [DifferenceToken] = []
        var rest = line.text.unicodeScalars[...]
        while let first = rest.first {
            let kind = kind(of: first)
            let run = kind == .sign ? rest.prefix(1) : rest.prefix { Self.kind(of: $0) == kind }
            words.append(DifferenceToken(kind: kind, text: String(run)))
            rest = rest.dropFirst(run.count)
        }
        return words
    }

    /// Returns the kind of the token that a character belongs to. A sign is a token alone.
    private static func kind(of scalar: Unicode.Scalar) -> DifferenceToken.Kind {
        switch scalar {
        case " ", "\t": .space
        case "-", "_": .word
        default:
            scalar.properties.isAlphabetic || scalar.properties.numericType != nil || !scalar.isASCII ? .word : .sign
        }
    }

    /// Returns the lines. Lines that look the same as those they replace have references for characters outside of
    /// ASCII.
    private static func distinct(_ lines: [SnapshotHunk.Line]) -> [SnapshotHunk.Line] {
        // Texts that look the same are equal as strings.
        let alike = Dictionary(grouping: lines.map(\.text).filter { !$0.utf8.allSatisfy { $0 < 0x80 } }) { $0 }
            .mapValues { texts in texts.contains { !$0.utf8.elementsEqual(texts[0].utf8) } }
        return lines.map { line in
            guard alike[line.text] == true else { return line }
            var line = line
            for index in line.runs.indices {
                line.runs[index].text = CharacterEscapes.inASCII(line.runs[index].text)
            }
            return line
        }
    }
}

extension SnapshotHunk.Line {
    private static let maxRuns = 40
    /// The maximum length of a part in characters.
    private static let maxTextLength = 300

    /// Joins words with the same mark. With too many parts, the whole line is unmarked.
    fileprivate init(_ line: HTMLLine, change: SnapshotHunk.Change, words: [DifferenceToken], marks: [Bool]) {
        var runs: [SnapshotHunk.Run] = []
        for (word, isChanged) in zip(words, marks) {
            if runs.last?.isChanged == isChanged {
                runs[runs.count - 1].text += word.text
            } else {
                runs.append(SnapshotHunk.Run(text: word.text, isChanged: isChanged))
            }
        }
        let isPlain = runs.count > Self.maxRuns
        self.init(
            line, change: change, runs: isPlain ? [SnapshotHunk.Run(text: line.text, isChanged: false)] : runs)
    }

    init(_ line: HTMLLine, change: SnapshotHunk.Change, runs: [SnapshotHunk.Run]) {
        self.change = change
        indentation = line.indentation
        self.runs = runs.map { run in
            var run = run
            run.text = Self.shortened(run.text)
            return run
        }
    }

    /// Shortens a part in its middle, so that the text next to a change stays.
    private static func shortened(_ text: String) -> String {
        guard text.utf8.count > maxTextLength else { return text }
        let half = maxTextLength / 2
        return text.count > maxTextLength ? text.prefix(half) + " … " + text.suffix(half) : text
    }
}
