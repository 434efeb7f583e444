import Foundation

/// The commands of the last build, as the package manager has written them for llbuild into `.build/debug.yaml`.
struct BuildCommands {
    /// A command with its inputs.
    struct Command {
        let arguments: [String]
        let inputs: [String]
    }

    private let text: Data

    /// Nil if the file cannot be read.
    init?(_ file: URL) {
        guard let text = try? Data(contentsOf: file) else { return nil }
        self.text = text
    }

    /// Returns the command that links a program. Nil if there is none.
    func linking(_ program: String) -> Command? {
        text.firstRange(of: Data("outputs: [\(Self.quoted(program))]".utf8)).flatMap(command)
    }

    /// Returns the command that compiles the module of a Swift file. Nil if there is none.
    func compiling(_ source: String) -> Command? {
        let (name, description) = (Data(Self.quoted(source).utf8), Data("\"Compiling Swift Module ".utf8))
        var rest = text[...]
        while let found = rest.firstRange(of: name) {
            let block = block(around: found)
            if block.firstRange(of: description) != nil { return command(in: block) }
            rest = text[block.endIndex...]
        }
        return nil
    }

    /// Paths are written as in JSON, but with slashes as they are.
    private static func quoted(_ path: String) -> String {
        let special = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "\"\(special)\""
    }

    private func command(_ found: Range<Data.Index>) -> Command? { command(in: block(around: found)) }

    private func command(in block: Data) -> Command? {
        guard let arguments = list("args", in: block), let inputs = list("inputs", in: block) else { return nil }
        return Command(arguments: arguments, inputs: inputs)
    }

    /// Returns the lines of a command, with an empty line before and after them.
    private func block(around range: Range<Data.Index>) -> Data {
        let edge = Data("\n\n".utf8)
        let start = text[..<range.lowerBound].range(of: edge, options: .backwards)?.upperBound ?? text.startIndex
        let end = text[range.upperBound...].firstRange(of: edge)?.lowerBound ?? text.endIndex
        return text[start..<end]
    }

    private func list(_ key: String, in block: Data) -> [String]? {
        guard let start = block.firstRange(of: Data("\n    \(key): ".utf8))?.upperBound else { return nil }
        let line = block[start...].prefix { $0 != UInt8(ascii: "\n") }
        return try? JSONDecoder().decode([String].self, from: Data(line))
    }
}

/// The command that compiles one file of a module, which the compiler has printed for the command of the module.
struct FileCompilation {
    private let arguments: [String]
    /// The file with the machine code.
    let object: String
    /// The file that says for builds after an edit what the source declares and uses.
    let record: String

    /// Finds the command in lines with a command each. Nil if the source is not compiled on its own.
    init?(of source: String, in printed: String) {
        let commands = printed.split(separator: "\n").map(Self.words)
        guard let arguments = commands.first(where: { Self.values(of: "-primary-file", in: $0) == [source] }),
            let object = Self.values(of: "-o", in: arguments).first,
            let record = Self.values(of: "-emit-reference-dependencies-path", in: arguments).first
        else { return nil }
        (self.arguments, self.object, self.record) = (arguments, object, record)
    }

    /// Returns the command with other names for the files that it writes.
    func writing(object: String, record: String) -> [String] {
        arguments.map { $0 == self.object ? object : $0 == self.record ? record : $0 }
    }

    private static func values(of option: String, in arguments: [String]) -> [String] {
        zip(arguments, arguments.dropFirst()).filter { $0.0 == option }.map(\.1)
    }

    /// Splits a line at spaces outside of single quotes, as the compiler quotes for a shell.
    private static func words(of line: Substring) -> [String] {
        var words: [String] = []
        var (word, isQuoted, isEscaped) = ("", false, false)
        for character in line + " " {
            switch character {
            case "\\" where !isQuoted && !isEscaped: isEscaped = true
            case "'" where !isEscaped: isQuoted.toggle()
            case " " where !isQuoted && !isEscaped:
                if !word.isEmpty { words.append(word) }
                word = ""
            default:
                word.append(character)
                isEscaped = false
            }
        }
        return words
    }
}
