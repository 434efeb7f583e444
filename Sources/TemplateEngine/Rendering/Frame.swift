/// A template, or a block passed to a parent, that is being rendered.
struct Frame {
    /// Its first instruction, which tells it from others.
    let entry: Int
    /// The instruction that called it; nil for the outermost.
    let call: Int?
    /// The instruction that follows when it ends.
    let returnPosition: Int
    /// The last of the scopes whose blocks were passed to it; nil when there are none.
    let scope: Int?
    /// Whether its next line goes on with one already begun, and so is not indented.
    var continuesLine: Bool
    /// What the renderer had when it was called.
    let before: Extent
    /// Where the indentation of its lines begins in the renderer's `indentations`, of which it is the end.
    var firstIndentation: Int

    /// How far the renderer's arrays and output reach.
    struct Extent {
        let contexts, scopes, indentations, output: Int
    }

    /// A frame whose lines are not indented.
    init(entry: Int, call: Int?, returnPosition: Int, scope: Int?, continuesLine: Bool, before: Extent) {
        self.entry = entry
        self.call = call
        self.returnPosition = returnPosition
        self.scope = scope
        self.continuesLine = continuesLine
        self.before = before
        firstIndentation = before.indentations
    }
}

extension Frame {
    /// The frame of the template that rendering begins with, whose caller is nobody.
    init(outermost entry: Int) {
        let nothing = Extent(contexts: 0, scopes: 0, indentations: 0, output: 0)
        self.init(entry: entry, call: nil, returnPosition: entry, scope: nil, continuesLine: false, before: nothing)
    }
}
