/// Adds one template at a time to a program.
final class ProgramBuilder {
    /// A state of the program to which it can be reset.
    private struct Mark {
        let instructions, components, arguments: Int
    }

    private(set) var program = Program()
    private var calleeNumbers: [String: Int32] = [:]
    /// The start of the bytes of the template being added.
    private var base = 0
    /// The first line start after the last emitted text.
    private var nextLine = 0

    /// The position of the next instruction.
    var next: Int { program.instructions.count }

    /// Adds a template with the instructions that `emit` emits. If it throws, the template has none.
    func addTemplate(
        name: String, file: String, bytes: [UInt8], emit: () throws(ParseFailure) -> Void
    ) throws(ParseFailure) {
        base = program.bytes.count
        program.bytes += bytes
        nextLine = program.lineStarts.count
        // Debug builds, which read templates at each start, need ten times as long for an iterator.
        var offset = 0
        while offset < bytes.count {
            if bytes[offset] == UInt8(ascii: "\n") { program.lineStarts.append(Int32(base + offset + 1)) }
            offset += 1
        }
        let mark = Mark(
            instructions: next, components: program.components.count, arguments: program.arguments.count)
        defer {
            program.templates.append(
                Program.Template(
                    name: name, file: file, bytes: base..<program.bytes.count, instructions: mark.instructions..<next))
        }
        do throws(ParseFailure) {
            try emit()
        } catch {
            goBack(to: mark)
            throw error
        }
    }

    private func goBack(to mark: Mark) {
        program.instructions.removeLast(next - mark.instructions)
        program.places.removeLast(program.places.count - mark.instructions)
        program.components.removeLast(program.components.count - mark.components)
        program.arguments.removeLast(program.arguments.count - mark.arguments)
    }

    /// Adds an instruction for the tag or text at `offset` of the template.
    func emit(_ instruction: Instruction, at offset: Int) {
        program.instructions.append(instruction)
        program.places.append(Int32(base + offset))
    }

    /// Replaces an emitted instruction.
    func replace(_ position: Int, with instruction: Instruction) {
        program.instructions[position] = instruction
    }

    func instruction(at position: Int) -> Instruction {
        program.instructions[position]
    }

    /// Converts a range of the template's bytes to a range of the program.
    func bytes(_ range: Range<Int>) -> ByteRange {
        range.isEmpty ? .empty : ByteRange(range.lowerBound + base..<range.upperBound + base)
    }

    /// Converts a piece of text for the program. Pieces must be passed in their order in the template.
    func text(_ range: Range<Int>) -> TextRange {
        while nextLine < program.lineStarts.count && program.lineStarts[nextLine] <= base + range.lowerBound {
            nextLine += 1
        }
        return TextRange(bytes: bytes(range), nextLine: Int32(nextLine))
    }

    /// Returns the number with which calls refer to the template `name`.
    func callee(_ name: String) -> Int32 {
        if let number = calleeNumbers[name] { return number }
        let number = Int32(program.callees.count)
        calleeNumbers[name] = number
        program.callees.append(Program.Callee(name: name, entry: nil))
        return number
    }

    /// Stores the further components of a dotted name. Nil if there are none.
    func components(_ names: ArraySlice<Substring>) -> Int32? {
        guard let last = names.indices.last else { return nil }
        let start = Int32(program.components.count)
        for (index, name) in zip(names.indices, names) {
            let isNumber = name.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
            program.components.append(
                NameComponent(
                    name: TemplateName(String(name)), index: isNumber ? Int(name) : nil, isLast: index == last))
        }
        return start
    }

    /// Stores the blocks that a parent tag passes. Nil if there are none.
    func arguments(_ blocks: [OpenElement.PassedBlock]) -> Int32? {
        guard let last = blocks.indices.last else { return nil }
        let start = Int32(program.arguments.count)
        for (index, block) in zip(blocks.indices, blocks) {
            program.arguments.append(
                BlockArgument(name: block.name, entry: block.entry, isLast: index == last))
        }
        return start
    }

    /// Returns the program with calls that refer to the templates found by `entry`.
    func link(_ entry: (String) -> Int?) -> Program {
        for number in program.callees.indices {
            program.callees[number].entry = entry(program.callees[number].name).map(Int32.init)
        }
        program.countScalars()
        return program
    }
}
