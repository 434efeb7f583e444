import ArgumentParser

/// Which snapshots a command is about.
struct SnapshotFilterOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp("Snapshots by their files, as messages name them; all if left out.", valueName: "file"))
    var files: [String] = []

    @Option(help: ArgumentHelp("Only snapshots of this ViewModel; may be repeated.", valueName: "ViewModel"))
    var viewModel: [String] = []

    @Option(help: ArgumentHelp("Only snapshots of previews of this name; may be repeated.", valueName: "preview"))
    var preview: [String] = []

    @Option(help: ArgumentHelp("Only snapshots of this feature; may be repeated.", valueName: "feature"))
    var feature: [String] = []

    @Option(help: ArgumentHelp("Only snapshots in this locale; may be repeated.", valueName: "locale"))
    var locale: [String] = []

    /// What is named, as it is typed.
    var named: String {
        let options = [
            ("--view-model", viewModel), ("--preview", preview), ("--feature", feature), ("--locale", locale),
        ]
        return (files + options.flatMap { name, values in values.map { "\(name) \($0)" } }).joined(separator: " ")
    }

    /// Whether all snapshots are meant.
    var isEmpty: Bool { files.isEmpty && !namesPreviews }

    /// Whether previews are named otherwise than by files.
    var namesPreviews: Bool { ![viewModel, preview, feature, locale].allSatisfy(\.isEmpty) }
}
