import Foundation

/// Reads one key after the other from a terminal, without Return; from anything else the first letters of lines.
struct TerminalKeys {
    /// Whether standard input is a terminal.
    let isTerminal = isatty(STDIN_FILENO) == 1

    /// The next key; nil at the end of the input. Control-C and Control-D are keys.
    func next() -> Character? {
        guard isTerminal else { return readLine().map { $0.first ?? "\n" } }
        var settings = termios()
        guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return nil }
        var raw = settings
        raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
        tcsetattr(STDIN_FILENO, TCSANOW, &raw)
        defer { tcsetattr(STDIN_FILENO, TCSANOW, &settings) }
        return KeySequence(byte: Self.byte).key()
    }

    private static func byte(isWaitedFor: Bool) -> UInt8? {
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        guard poll(&input, 1, isWaitedFor ? -1 : sequencePause) > 0 else { return nil }
        var byte: UInt8 = 0
        return read(STDIN_FILENO, &byte, 1) == 1 ? byte : nil
    }

    /// In milliseconds, the most that may lie between two bytes of one key.
    private static let sequencePause: Int32 = 100
}
