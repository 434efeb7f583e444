import Testing

@testable import Migration

@Suite struct TemplateConversionTests {
    @Test(arguments: [
        ("#(name)", "{{ name }}", "{{name}}"),
        ("#(viewModel.page.title)", "{{ viewModel.page.title }}", "{{page.title}}"),
        ("#if(isOpen):a#endif", "{% if isOpen %}a{% endif %}", "{{#isOpen}}a{{/isOpen}}"),
        ("#if(!isOpen):a#endif", "{% if not isOpen %}a{% endif %}", "{{^isOpen}}a{{/isOpen}}"),
        (
            "#if(isOpen):a#else:b#endif", "{% if isOpen %}a{% else %}b{% endif %}",
            "{{#isOpen}}a{{/isOpen}}{{^isOpen}}b{{/isOpen}}"
        ),
        (
            "#if(!isOpen):a#else:b#endif", "{% if not isOpen %}a{% else %}b{% endif %}",
            "{{^isOpen}}a{{/isOpen}}{{#isOpen}}b{{/isOpen}}"
        ),
        (
            "#if(books):#for(book in books):a#endfor#else:b#endif",
            "{% if books %}{% for book in books %}a{% endfor %}{% else %}b{% endif %}",
            "{{#books.0}}{{#books}}a{{/books}}{{/books.0}}{{^books}}b{{/books}}"
        ),
        (
            "#if(!books):a#else:#for(book in books):b#endfor#endif",
            "{% if not books %}a{% else %}{% for book in books %}b{% endfor %}{% endif %}",
            "{{^books}}a{{/books}}{{#books.0}}{{#books}}b{{/books}}{{/books.0}}"
        ),
        (
            "#for(book in books):#(book.title)#endfor", "{% for book in books %}{{ book.title }}{% endfor %}",
            "{{#books}}{{title}}{{/books}}"
        ),
        (
            "#for(hour in hours):#if(isFirst):first#endif#(hour)#endfor",
            "{% for hour in hours %}{% if forloop.first %}first{% endif %}{{ hour }}{% endfor %}",
            "{{#hours}}{{#first}}first{{/first}}{{.}}{{/hours}}"
        ),
        (
            "#for(shelf in shelves):#for(book in shelf.books):#(book.title)#(shelf.name)#endfor#endfor",
            "{% for shelf in shelves %}{% for book in shelf.books %}{{ book.title }}{{ shelf.name }}{% endfor %}"
                + "{% endfor %}",
            "{{#shelves}}{{#books}}{{title}}{{name}}{{/books}}{{/shelves}}"
        ),
        ("#extend(\"Card\")", "{% include \"Card\" %}", "{{> Card}}"),
    ])
    func eachTagHasItsCounterpart(leaf: String, stencil: String, mustache: String) throws {
        for (text, file) in [(leaf, "A.leaf"), (stencil, "A.stencil")] {
            let conversion = try #require(TemplateConversion("<p>\(text)</p>\n", file: file))
            #expect(conversion.mustache == "<p>\(mustache)</p>\n")
            #expect(conversion.problems == [])
        }
    }

    @Test(arguments: [
        ("A.leaf", "<p>\n#count(books)</p>", "#count(books)"), ("A.leaf", "<p>\n#endif</p>", "#endif"),
        ("A.leaf", "<p>\n#if(count > 1):</p>", "#if(count > 1):"),
        ("A.stencil", "<p>\n{{ name|upper }}</p>", "{{ name|upper }}"),
        ("A.stencil", "<p>\n{% block body %}</p>", "{% block body %}"),
        ("A.stencil", "<p>\n{{ forloop.counter }}</p>", "{{ forloop.counter }}"),
    ])
    func otherTagsAreReported(file: String, text: String, tag: String) throws {
        let conversion = try #require(TemplateConversion(text, file: file))
        #expect(conversion.mustache == text)
        #expect(
            conversion.problems.map(\.localizedDescription) == [
                "\(file):2: '\(tag)' has no counterpart in Mustache. Make its value a property of the ViewModel."
            ])
    }

    @Test func aSectionWithoutAnEndIsReported() throws {
        let conversion = try #require(TemplateConversion("#if(isOpen):a", file: "A.leaf"))
        #expect(conversion.problems.map(\.message) == ["A section has no end."])
    }

    @Test func commentsAndEscapedSignsStayWhatTheyAre() throws {
        #expect(try #require(TemplateConversion("{# a\nb #}<p>", file: "A.stencil")).mustache == "{{! a\nb }}<p>")
        #expect(try #require(TemplateConversion("\\#(name)", file: "A.leaf")).mustache == "#(name)")
    }

    @Test func addressesAndColorsStay() throws {
        let text = "<a href=\"#top\" style=\"color: #fff\">#</a>"
        #expect(try #require(TemplateConversion(text, file: "A.leaf")).mustache == text)
        #expect(TemplateConversion(text, file: "A.html") == nil)
    }
}
