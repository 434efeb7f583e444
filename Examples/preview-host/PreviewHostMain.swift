import Gallery
import PreviewCommands
import Unfinished

#if os(Linux)
    import WorkshopApp
#endif

/// The host of the examples' previews. Importing a module links its previews, which need no registration.
@main
enum PreviewHostMain {
    static func main() {
        PreviewHost.main()
    }
}
