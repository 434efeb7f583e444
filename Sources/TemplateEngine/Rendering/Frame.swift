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

    /// How far the renderer's arrays and output reach.
    struct Extent {
        let contexts, scopes, indentation, output: Int
    }
}

extension Frame {
    /// The frame of the template that rendering begins with, whose caller is nobody.
    init(outermost entry: Int) {
        let nothing = Extent(contexts: 0, scopes: 0, indentation: 0, output: 0)
        self.init(entry: entry, call: nil, returnPosition: entry, scope: nil, continuesLine: false, before: nothing)
    }
}
