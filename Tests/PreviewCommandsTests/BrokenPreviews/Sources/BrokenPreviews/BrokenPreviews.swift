import PreviewCommands

/// A host of previews that crash, hang and throw, for tests.
@main
enum BrokenPreviews {
    static func main() {
        PreviewHost.main()
    }
}
