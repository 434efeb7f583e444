import ArgumentParser
import HTMLSnapshots

/// What to compare, and how to tell of it.
struct SnapshotRunOptions: ParsableArguments {
    @OptionGroup var filter: SnapshotFilterOptions

    @Option(help: ArgumentHelp("What is printed.", valueName: "format"))
    var format = SnapshotFormat.text

    @Option(help: ArgumentHelp("Also write an HTML page that shows what failed.", valueName: "file"))
    var report: String?

    @Option(
        help: ArgumentHelp(
            "Only one part of several, for machines that share the work: 2/8 is the second of eight.",
            valueName: "number/count"),
        transform: SnapshotShard.init(_:))
    var shard: SnapshotShard?

    @Option(
        help: ArgumentHelp(
            "Whether files whose preview is gone fail the run; by default only with CI set. A filtered run has none.",
            valueName: "what"))
    var unreferenced: UnreferencedFiles?

    @OptionGroup var timeZone: TimeZoneOption

    @OptionGroup var isolation: IsolationOptions

    @OptionGroup var folder: SnapshotFolderOption
}
