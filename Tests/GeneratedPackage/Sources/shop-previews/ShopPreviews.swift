import PreviewCommands
import Shop

@main
struct ShopPreviews {
    static func main() { PreviewHost.main() }
}
