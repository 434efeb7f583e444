extension CMarkTree {
    /// Makes addresses that are written without brackets links (GitHub Flavored Markdown, autolinks).
    func showAddresses() {
        var (texts, links) = ([MarkdownNode](), 0)
        root.walk { node, isStart in
            if node.kind == .image || isLink(node) { links += isStart ? 1 : -1 }
            if node.kind == .text, links == 0 { texts.append(node) }
        }
        for node in texts {
            let text = node.literal
            let addresses = BareAddress.all(in: text)
            guard !addresses.isEmpty else { continue }
            var end = text.startIndex
            for address in addresses {
                let word = text[address.range]
                MarkdownNode(text: text[end..<address.range.lowerBound]).insert(before: node)
                let link = MarkdownNode(linkTo: address.scheme + word)
                link.insert(before: node)
                link.append(MarkdownNode(text: word))
                end = address.range.upperBound
            }
            node.replace(by: [MarkdownNode(text: text[end...])])
        }
    }
}

/// An address of a page or a mailbox in a text.
struct BareAddress {
    let range: Range<String.Index>
    /// What to write before the address in a link.
    let scheme: String

    private static let schemes = ["https://", "http://", "ftp://", "www."]

    /// The longest character reference.
    private static let referenceLimit = 33
    /// The longest name of a host.
    private static let hostLimit = 253

    /// Returns the addresses in a text, in order. Takes linear time.
    static func all(in text: String) -> [BareAddress] {
        guard text.contains("://") || text.contains("www.") || text.contains("@") else { return [] }
        var found: [BareAddress] = []
        var start = text.utf8.startIndex
        for index in text.utf8.indices where index >= start {
            let address =
                text.utf8[index] == 0x40 ? mailbox(in: text, at: index, after: start) : page(in: text, at: index)
            guard let address else { continue }
            found.append(address)
            start = address.range.upperBound
        }
        return found
    }

    /// Returns the address of a page that begins here. Only the name of a host alone needs a space or a mark such as `(`
    /// before it.
    private static func page(in text: String, at index: String.Index) -> BareAddress? {
        guard [0x66, 0x68, 0x77].contains(text.utf8[index]),
            let scheme = schemes.first(where: { text.utf8[index...].starts(with: $0.utf8) })
        else { return nil }
        let isBare = scheme == "www."
        let before = index == text.startIndex ? 0x20 : text.utf8[text.utf8.index(before: index)]
        guard isBare ? " \t\n*_~(".utf8.contains(before) : !isLetter(before) else { return nil }
        let rest = isBare ? text[index...] : text[index...].dropFirst(scheme.count)
        let host = rest.utf8.prefix(hostLimit).prefix { isInHost($0) || $0 >= 0x80 }
        let labels = host.split(separator: 0x2E, omittingEmptySubsequences: true)
        guard labels.count > (isBare ? 1 : 0), !labels.suffix(2).contains(where: { $0.contains(0x5F) }) else {
            return nil
        }
        let word = rest.prefix { !$0.isWhitespace && $0 != "<" }
        let end = trimmed(text[index..<word.endIndex]).endIndex
        return end > index ? BareAddress(range: index..<end, scheme: isBare ? "http://" : "") : nil
    }

    /// Returns an address without the punctuation that ends its sentence, and without a parenthesis that it does not open.
    private static func trimmed(_ address: Substring) -> Substring {
        var address = address
        var surplus = address.count { $0 == ")" } - address.count { $0 == "(" }
        while let last = address.last {
            if last == ";", let reference = address.suffix(referenceLimit).firstMatch(of: /&[A-Za-z]+;$/) {
                address.removeLast(reference.output.count)
                continue
            }
            if last == ")" {
                guard surplus > 0 else { break }
                surplus -= 1
            } else if !"?!.,:;*_~'\"".contains(last) {
                break
            }
            address.removeLast()
        }
        return address
    }

    /// Returns the address of a mailbox around an `@`.
    private static func mailbox(in text: String, at sign: String.Index, after start: String.Index) -> BareAddress? {
        let bytes = text.utf8
        let name = bytes[start..<sign].reversed().prefix { isInWord($0) || ".+_".utf8.contains($0) }
        let rest = bytes[bytes.index(after: sign)...].prefix(hostLimit)
        var host = rest.prefix(while: isInHost)
        while host.last == 0x2E { host.removeLast() }
        guard !name.isEmpty, host.contains(0x2E), let last = host.last, isLetter(last) else { return nil }
        return BareAddress(range: name.endIndex.base..<host.endIndex, scheme: "mailto:")
    }

    private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }

    /// Whether a byte is an ASCII letter, a digit or `-`.
    private static func isInWord(_ byte: UInt8) -> Bool { byte == 0x2D || 0x30...0x39 ~= byte || isLetter(byte) }

    private static func isInHost(_ byte: UInt8) -> Bool { isInWord(byte) || byte == 0x2E || byte == 0x5F }
}
