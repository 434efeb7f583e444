import ArgumentParser
import TemplateEngine

/// The words at the beginning of the arguments, which name a command.
enum CommandWords {
    /// Says which commands may have been meant by a word that names none; ArgumentParser says only that it is unexpected.
    ///
    /// - Throws: ``UsageError``.
    static func check(_ arguments: some Sequence<String>) throws {
        var commands = RootCommand.configuration.subcommands
        for word in arguments {
            guard !commands.isEmpty, !word.hasPrefix("-"), word != "help" else { return }
            guard let command = commands.first(where: { $0.configuration.commandName == word }) else {
                let names = commands.compactMap { $0.configuration.commandName }
                throw UsageError(NearestNames.unknown("command", word, among: names, hint: " '--help' lists all."))
            }
            commands = command.configuration.subcommands
        }
    }
}
