import Migration

/// The program that prepares packages for this one.
@main
enum PreviewHostMigrate {
    static func main() {
        MigrateCommand.main()
    }
}
