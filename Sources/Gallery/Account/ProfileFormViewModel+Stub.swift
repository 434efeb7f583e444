extension ProfileFormViewModel {
    public static func stub() -> Self {
        .stub(isSubmitted: false)
    }

    public static func stub(isSubmitted: Bool = false, canSubmit: Bool = true) -> Self {
        .init(isSubmitted: isSubmitted, canSubmit: canSubmit)
    }

    /// Everything entered as it should be.
    public static func stubFilled(isSubmitted: Bool = false, canSubmit: Bool = true) -> Self {
        var form = stub(isSubmitted: isSubmitted, canSubmit: canSubmit)
        form.givenName = "Amal"
        form.familyName = "Haddad"
        form.email = "amal@example.org"
        form.phone = "+49 30 1234567"
        form.postalCode = "10115"
        form.website = "https://example.org/amal"
        form.skill = .soldering
        form.badgeColor = "#2a6140"
        form.availableFrom = SampleDay.opening
        form.hoursPerMonth = 12
        return form
    }

    /// Entries of which validation has something to say, in all three severities.
    public static func stubToMend() -> Self {
        var form = stubFilled(canSubmit: false)
        form.givenName = ""
        form.email = "amal@example"
        form.postalCode = "80331"
        form.hoursPerMonth = 36
        form.about = "Röhrenradio, 1962."
        form.newPassword = "radio"
        return form
    }
}
