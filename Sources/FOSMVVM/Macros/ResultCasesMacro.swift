/// Makes an enum nested in a ViewModel Codable and Sendable; ``ViewModel(options:)`` attaches it.
@attached(extension, conformances: Codable, Sendable)
public macro _ResultCases() = #externalMacro(module: "FOSMacros", type: "ResultCasesMacro")
