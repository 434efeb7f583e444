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

/// What ``ViewModel(options:)`` adds beyond the conformance.
public enum ViewModelOption: Sendable {
    /// The request, `AppState` and factory of a ViewModel made on the client from its first initializer's parameters.
    case clientHostedFactory
}

/// Makes a struct the localized messages of a form's fields: adds ``FieldValidationModel`` and `propertyNames()`.
@attached(member, names: named(propertyNames))
@attached(extension, conformances: FieldValidationModel)
public macro FieldValidationModel() = #externalMacro(module: "FOSMacros", type: "FieldValidationModelMacro")

/// Makes an enum nested in a ViewModel Codable and Sendable unless it states conformances, and lists the types of its
/// associated values; ``ViewModel(options:)`` attaches it.
@attached(extension, conformances: Codable, Sendable, TypeHolder)
@attached(member, names: named(heldTypes))
public macro _ResultCases() = #externalMacro(module: "FOSMacros", type: "ResultCasesMacro")
