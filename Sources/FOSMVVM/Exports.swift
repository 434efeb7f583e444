// Code written for FOSMVVM uses `Stubbable` and `ModelIdType` with only this import.
@_exported public import FOSFoundation
