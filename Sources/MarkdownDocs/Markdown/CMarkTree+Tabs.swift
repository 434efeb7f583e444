/// Variants of code: neighboring code blocks with names, such as `tab=Template`, of which a page shows one at a time.
extension CMarkTree {
    private typealias Variant = (name: String, block: MarkdownNode)

    /// Shows each group of variants with a row of choices. Call it before what the blocks contain is replaced.
    func showTabs() {
        for variants in groupsOfVariants() where variants.count > 1 { show(variants) }
    }

    private func groupsOfVariants() -> [[Variant]] {
        root.nodes(.codeBlock).reduce(into: []) { groups, block in
            guard let name = codeBlock(block).tab else { return }
            if groups.last?.last?.block.next == block {
                groups[groups.count - 1].append((name, block))
            } else {
                groups.append([(name, block)])
            }
        }
    }

    /// The choices are radio buttons, so that they work without a script and with the arrow keys.
    private func show(_ variants: [Variant]) {
        let first = variants[0].block
        let choices = variants.enumerated().map { index, variant in
            let start = "<label><input type=\"radio\" name=\"tabs-\(first.line)\"\(index == 0 ? " checked" : "")>"
            return MarkdownNode(block: start, end: "</label>", [MarkdownNode(text: variant.name)])
        }
        let row = MarkdownNode(block: "<div class=\"code-tabs-row\">", end: "</div>", choices)
        let group = MarkdownNode(block: "<div class=\"code-tabs\">", end: "</div>", [row])
        group.insert(before: first)
        for variant in variants {
            group.append(MarkdownNode(block: "<div class=\"code-tab\">", end: "</div>", [variant.block]))
        }
    }
}

extension MarkdownCodeBlock {
    /// The name of the variant that the block shows, as written after `tab=` in `info`, with or without quotes. Nil for a
    /// block that is no variant.
    package var tab: String? {
        guard let start = info.firstRange(of: " tab=")?.upperBound else { return nil }
        let rest = info[start...]
        let name = rest.first == "\"" ? rest.dropFirst().prefix { $0 != "\"" } : rest.prefix { !$0.isWhitespace }
        return name.isEmpty ? nil : String(name)
    }
}
