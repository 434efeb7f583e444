import ArgumentParser

/// What files are taken for whose preview is gone.
enum UnreferencedFiles: String, CaseIterable, ExpressibleByArgument {
    case reject
    case warn
}
