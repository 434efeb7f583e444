import Caterer
import Florist
import PreviewCommands

/// The host of the previews of two modules.
@main
enum SharedNames {
    static func main() {
        PreviewHost.main()
    }
}
