public import FOSFoundation

/// Makes a struct a ``ViewModel`` that is found by name in any program that links it.
///
/// Adds ``ViewModel`` and ``RetrievablePropertyNames`` unless declared, and `propertyNames()` for all properties with a
/// `Localized…` wrapper. Adds `stub()` if the body has a `static func stub(…)` whose parameters all have default
/// values. Adds `remade(with:)` for the first initializer in the body, so that its parameters become controls of
/// previews. A nested enum without conformances becomes Codable and Sendable; one that cannot must declare another
/// conformance, such as Error. The types of the properties are listed, so that the view's category is known without a
/// value.
@attached(
    member, names: named(vmId), named(propertyNames), named(heldTypes), named(inferredCategory),
    named(computedPropertyNames), named(remade), named(stub), named(Request), named(AppState),
    named(ClientHostedRequest), named(modelSync))
@attached(
    extension, conformances: ViewModel, RetrievablePropertyNames, ClientHostedViewModelFactory, LiveViewModel,
    names: arbitrary)
@attached(memberAttribute)
public macro ViewModel(options: Set<ViewModelOptions> = []) =
    #externalMacro(module: "FOSMacros", type: "ViewModelMacro")

/// The members that ``ViewModel(options:)`` adds in addition to the conformance.
public enum ViewModelOptions: Sendable {
    /// Adds the request, `AppState` and factory of a client-hosted ViewModel, based on the first initializer's
    /// parameters.
    case clientHostedFactory
    /// Adds ``LiveViewModel``.
    case live
}

/// Makes a struct the localized messages of a form's fields. Adds ``FieldValidationModel`` and `propertyNames()`.
@attached(member, names: named(init()), named(propertyNames))
@attached(extension, conformances: FieldValidationModel)
public macro FieldValidationModel() = #externalMacro(module: "FOSMacros", type: "FieldValidationModelMacro")

/// Makes a struct or an enum an error with localized texts. Adds ``LocalizableError`` and `propertyNames()`.
@attached(member, names: named(propertyNames))
@attached(extension, conformances: RetrievablePropertyNames, LocalizableError, ClientHostedLocalizableError)
public macro LocalizableError(options: Set<LocalizableErrorOptions> = []) =
    #externalMacro(module: "FOSMacros", type: "LocalizableErrorMacro")

/// The conformances that ``LocalizableError(options:)`` adds.
public enum LocalizableErrorOptions: Sendable {
    /// The client creates the error: ``ClientHostedLocalizableError``.
    case clientHosted
}

/// Adds the `model(context:)` of a ``ViewModelFactory``, which calls the method with the latest ``Version(_:)`` that is
/// not later than the app of the request.
@attached(member, names: named(model))
public macro VersionedFactory() = #externalMacro(module: "FOSMacros", type: "VersionedFactoryMacro")

/// Marks a method of a factory with the version of the app from which on it makes the ViewModel. See
/// ``VersionedFactory()``.
@attached(peer)
public macro Version(_ version: SystemVersion) = #externalMacro(module: "FOSMacros", type: "VersionMacro")

/// Lets the controls of a template call the methods of an operations stub by name. Adds ``CallableOperations`` with all
/// methods that are not private, static or generic.
///
/// The parameters of a method are the values of the controls with their names. See ``OperationValues``.
@attached(
    extension, conformances: CallableOperations, names: named(operationNames), named(operationDocumentation),
    named(call))
public macro CallableOperations() = #externalMacro(module: "FOSMacros", type: "CallableOperationsMacro")

/// Makes a nested enum of a ViewModel Codable and Sendable, unless it declares conformances, and lists the types of its
/// associated values. ``ViewModel(options:)`` attaches it.
@attached(extension, conformances: Codable, Sendable, TypeHolder)
@attached(member, names: named(heldTypes))
public macro _ResultCases() = #externalMacro(module: "FOSMacros", type: "ResultCasesMacro")
