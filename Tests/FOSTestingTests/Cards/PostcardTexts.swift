import FOSMVVM

/// The texts of cards: complete in English and German, by its parent in Austrian, and wanting in French and Spanish.
enum PostcardTexts {
    static let store = TextStore(yaml: ["Cards.yml": complete, "Cards.fr.yml": french, "Cards.es.yml": spanish])

    private static let complete = """
        en:
          PostcardViewModel:
            greeting: "Hello"
            lines: ["One", "Two"]
            distance: "%{km} km"
          StampViewModel:
            country: "Malta"
          PostcardFieldsMessages:
            name:
              title: "Name"
              placeholder: "Yours"
              validationMessages:
                required: "Who are you?"
                long: "Too long."
            size:
              title: "Size"
          PostcardFields:
            Size:
              small: "Small"
              large: "Large"
        de:
          PostcardViewModel:
            greeting: "Hallo"
            lines: ["Eins", "Zwei"]
            distance: "%{km} km"
          StampViewModel:
            country: "Malta"
          PostcardFieldsMessages:
            name:
              title: "Name"
              placeholder: "Ihrer"
              validationMessages:
                required: "Wer sind Sie?"
                long: "Zu lang."
            size:
              title: "Größe"
          PostcardFields:
            Size:
              small: "Klein"
              large: "Groß"
        de-AT:
          PostcardViewModel:
            greeting: "Servus"
        """

    private static let french = """
        fr:
          PostcardViewModel:
            lines: ["Un"]
            distance: "%{miles} km"
          PostcardFieldsMessages:
            name:
              title: "Nom"
              validationMessages:
                long: "Trop long."
            size:
              title: "Taille"
          PostcardFields:
            Size:
              large: "Grande"
        """

    private static let spanish = """
        es:
          PostcardViewModel:
            greeting: ""
        """
}
