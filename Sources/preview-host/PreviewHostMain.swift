import Gallery
import PreviewCommands

/// The host of the example's previews. Importing a module links its previews; nothing is registered.
@main
enum PreviewHostMain {
    static func main() {
        PreviewHost.main()
    }
}
