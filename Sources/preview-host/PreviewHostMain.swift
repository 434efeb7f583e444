import Gallery
import PreviewCommands

/// The host of the example's previews. Importing a module links its previews, which need no registration.
@main
enum PreviewHostMain {
    static func main() {
        PreviewHost.main()
    }
}
