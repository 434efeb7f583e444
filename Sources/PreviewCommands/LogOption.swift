import ArgumentParser
import Logging

/// The option `--log-level`, with the logger of the command.
struct LogOption: ParsableArguments {
    @Option(help: ArgumentHelp("The least severe messages to print to standard error.", valueName: "level"))
    var logLevel = LogLevel.notice

    /// The logger of everything that is not a result.
    var logger: Logger { logger(.text) }

    /// Returns the logger of everything that is not a result, with a format.
    func logger(_ format: LogFormat) -> Logger {
        var logger = Logger(label: RootCommand.programName, factory: format.handler)
        logger.logLevel = logLevel.level
        return logger
    }
}

/// A level of messages, as it is written on the command line.
enum LogLevel: String, CaseIterable, ExpressibleByArgument {
    case trace, debug, info, notice, warning, error, critical

    var level: Logger.Level {
        switch self {
        case .trace: .trace
        case .debug: .debug
        case .info: .info
        case .notice: .notice
        case .warning: .warning
        case .error: .error
        case .critical: .critical
        }
    }
}

/// Writes each message as a line to standard error, for people at a terminal.
struct StandardErrorLogHandler: LogHandler {
    var logLevel = Logger.Level.notice
    var metadata: Logger.Metadata = [:]

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        let metadata = metadata.merging(event.metadata ?? [:]) { _, own in own }
        let values = metadata.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
        StandardError.print("\(event.message)\(values)")
    }
}
