package import TemplateEngine

extension PreviewSite {
    /// The templates that come with the host: those of the categories, and those of the site's own pages.
    ///
    /// - Throws: A folder that cannot be listed.
    package static func builtInTemplates() throws(TemplateFolderError) -> TemplateLibrary {
        try TemplateLibrary(folders: BuiltInFolders.templates)
    }
}
