extension String {
    /// The outermost type that a text's key belongs to.
    var typeOfKey: Substring { prefix { $0 != "." } }
}
