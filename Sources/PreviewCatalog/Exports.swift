// Code with previews uses `#Preview` and ViewModels with only this import.
@_exported public import FOSMVVM
