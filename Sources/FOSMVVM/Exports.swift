// Code written for FOSMVVM names `Stubbable` and `ModelIdType` with this import alone.
@_exported public import FOSFoundation
