/// Makes an enum nested in a ViewModel Codable and Sendable unless it states conformances, and lists the types of its
/// associated values; ``ViewModel(options:)`` attaches it.
@attached(extension, conformances: Codable, Sendable, TypeHolder)
@attached(member, names: named(heldTypes))
public macro _ResultCases() = #externalMacro(module: "FOSMacros", type: "ResultCasesMacro")
