/// Makes a struct a ``ViewModel`` that is found by its name in any program it is linked into.
///
/// Adds ``ViewModel`` and ``RetrievablePropertyNames`` unless declared, `propertyNames()` for every property that
/// carries a `Localized…` wrapper, and `stub()` when the body has a `static func stub(…)` of which every parameter has
/// a default. An enum nested in the struct without conformances becomes Codable and Sendable. The types of the
/// properties are listed, so that the view's category is known without a value.
@attached(
    member, names: named(propertyNames), named(heldTypes), named(inferredCategory), named(stub), named(Request),
    named(AppState), named(ClientHostedRequest), named(init(appState:)))
@attached(
    extension, conformances: ViewModel, RetrievablePropertyNames, ClientHostedViewModelFactory, names: arbitrary)
@attached(memberAttribute)
public macro ViewModel(options: [ViewModelOption] = []) =
    #externalMacro(module: "FOSMacros", type: "ViewModelMacro")
