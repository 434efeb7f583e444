import FOSMVVM

@FieldValidationModel
struct PostcardFieldsMessages {
    @LocalizedString("name", messageGroup: "validationMessages", messageKey: "required") var nameRequired
    @LocalizedString("name", messageGroup: "validationMessages", messageKey: "long") var nameLong
}
