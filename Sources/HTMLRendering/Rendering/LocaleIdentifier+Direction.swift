package import FOSMVVM

extension LocaleIdentifier {
    /// The value of HTML's `dir` for text in the locale.
    package var direction: String { isRightToLeft ? "rtl" : "ltr" }
}
