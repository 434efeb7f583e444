import Bakery
import PreviewCommands

@main
enum BakeryPreviews {
    static func main() {
        PreviewHost.main()
    }
}
