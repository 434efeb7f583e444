/// Makes a struct the localized messages of a form's fields: adds ``RetrievablePropertyNames`` and `propertyNames()`.
@attached(member, names: named(propertyNames))
@attached(extension, conformances: RetrievablePropertyNames)
public macro FieldValidationModel() = #externalMacro(module: "FOSMacros", type: "FieldValidationModelMacro")
