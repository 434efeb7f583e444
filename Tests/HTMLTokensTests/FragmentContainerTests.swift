import HTMLTokens
import Testing

struct FragmentContainerTests {
    @Test(arguments: [
        ("<tr>", FragmentContainer.table), ("<caption>a", .table), ("\n<!-- a -->\t<THEAD class=\"a\">", .table),
        ("<td>", .tableRow), ("<th scope=row>", .tableRow), ("<col span=2>", .columnGroup), ("<option>", .select),
        ("<optgroup label=a>", .select), ("<li>", .list), ("<dt>", .descriptionList), ("<dd>", .descriptionList),
        ("<legend>", .fieldset), ("<summary>", .details), ("<figcaption>", .figure), ("<source srcset=a>", .picture),
        ("<source src=a>", .video), ("<track>", .video), ("<rt>", .ruby), ("<path d=M0>", .svg),
        ("<linearGradient>", .svg),
    ])
    func someElementsNeedOne(html: String, container: FragmentContainer) {
        #expect(FragmentContainer(of: Array(html.utf8)) == container)
    }

    @Test(arguments: [
        "", " ", "a<tr>", "<p>", "<p><tr>", "</tr>", "<!-- <tr> -->", "<svg><path>", "<table>", "<trx>", "<",
    ])
    func othersNeedNone(html: String) {
        #expect(FragmentContainer(of: Array(html.utf8)) == nil)
    }
}
