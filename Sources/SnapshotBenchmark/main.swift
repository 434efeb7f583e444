import HTMLSnapshots
print(try HTMLNormalizer().normalized(readLine(strippingNewline: false).map { var s = $0; while let l = readLine(strippingNewline: false) { s += l }; return s } ?? "").text, terminator: "")
