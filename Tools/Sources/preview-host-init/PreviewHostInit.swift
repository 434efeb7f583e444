import PackageSetup

/// The program that adds previews to a package.
@main
enum PreviewHostInit {
    static func main() {
        SetupCommand.main()
    }
}
