/// The name of a block. Blocks and values have names apart, though both are interned alike.
struct BlockName: Hashable, Sendable {
    let name: TemplateName
}
