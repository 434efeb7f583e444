// Previews are declared with the traits of previews of ViewModels, with only this import.
@_exported public import struct FOSFoundation.PreviewTrait

/// Declares a preview of any view, which appears in the catalog of every program that links it.
///
///     #Preview("Signed in") {
///         NavigationStack {
///             AccountView()
///         }
///         .environment(Session.sample)
///     }
///
/// The catalog lists it by the name of the view: that of the first view of the program in the type of the body, here
/// `AccountView`, or that of the view with the name of the file, if the body contains it. The body does not run until the preview is shown.
///
/// FOSMVVM has a `#Preview` of ViewModels, too. The compiler prefers it for a body that both accept, because its content
/// has a more special type.
///
/// - Parameters:
///   - name: The name of the preview, unique for each view. Its address is based on it. The default is "Default".
///   - traits: The size of the canvas.
///   - body: Makes the view. It runs on the main actor, each time the preview is shown.
@freestanding(declaration)
public macro Preview<Content>(
    _ name: String? = nil, traits: PreviewTrait...,
    @ViewBuilder body: @escaping @MainActor @Sendable () throws -> Content
) = #externalMacro(module: "FOSMacros", type: "ViewPreviewMacro")

/// Adds a record to the previews of the program, with Swift code that adds it to the list `_list`.
/// ``Preview(_:traits:body:)`` expands to it.
@freestanding(declaration, names: named(_previewRecord))
public macro _ViewPreviewRecord(_ code: String) =
    #externalMacro(module: "FOSMacros", type: "ViewPreviewRecordMacro")

/// Makes a variable in the body of a preview its state, such as `@Previewable @State var isOn = true`.
///
/// ``Preview(_:traits:body:)`` makes a view with these variables, whose body has the other statements.
@attached(peer)
public macro Previewable() = #externalMacro(module: "FOSMacros", type: "PreviewableMacro")
