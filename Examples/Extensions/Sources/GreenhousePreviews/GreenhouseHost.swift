import Greenhouse
import PreviewCommands

/// The host of the greenhouse, with a rule, a panel and two renderers of its own.
@main
enum GreenhouseHost {
    static func main() throws {
        PreviewHost.main(
            rules: [LongButton()],
            panels: [SizePanel()],
            renderers: [
                StencilRenderer(templates: try GreenhouseViews.templates("stencil")),
                try MustacheRenderer(templates: GreenhouseViews.templates("mustache")),
            ])
    }
}
