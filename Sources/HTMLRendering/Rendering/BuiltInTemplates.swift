public import Foundation

extension HTMLRenderer {
    /// The folder of the templates that every program has: those of the categories and the form field.
    public static var builtInTemplates: URL { Bundle.module.resourceURL ?? Bundle.module.bundleURL }
}
