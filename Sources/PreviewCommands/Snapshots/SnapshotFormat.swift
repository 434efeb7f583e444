import ArgumentParser
import HTMLSnapshots

/// In which form results are printed.
enum SnapshotFormat: String, CaseIterable, ExpressibleByArgument {
    case text
    case json
    case junit
    case github
}
