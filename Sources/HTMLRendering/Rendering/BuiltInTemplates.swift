public import Foundation

extension HTMLRenderer {
    /// The folder of the templates that every program has: those of the categories and the form field.
    public static var builtInTemplates: URL { Bundle.module.resourceURL ?? Bundle.module.bundleURL }

    /// The folder, below `Templates`, of the templates of the host's own pages. Views do not share them.
    package static var hostTemplateFolder: String { "Host" }

    /// The folder, below ``builtInTemplates``, of the templates of the categories.
    static var categoryTemplateFolder: String { "Categories" }
}
