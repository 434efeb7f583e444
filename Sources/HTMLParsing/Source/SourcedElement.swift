/// An element together with where it is in the text that was parsed.
package struct SourcedElement: Sendable {
    package let element: HTMLElement
    /// Where its start tag begins; for an element without one, the tag that brought it about.
    package let place: HTMLPlace
    /// What is wrong with its tags, in the order of declaration.
    package let faults: [HTMLFault]
    /// The index of the element that this one is in, among ``SourcedHTML/elements``; nil at the top.
    package let parent: Int?
}
