/// Makes a struct the localized messages of a form's fields: adds ``FieldValidationModel`` and `propertyNames()`.
@attached(member, names: named(propertyNames))
@attached(extension, conformances: FieldValidationModel)
public macro FieldValidationModel() = #externalMacro(module: "FOSMacros", type: "FieldValidationModelMacro")
