#ifndef CGUMBO_SHIM_H
#define CGUMBO_SHIM_H

#include <gumbo.h>
#include <stdlib.h>

/// One allocation of a parse, in a ring with all others of it.
///
/// `gumbo_destroy_output` recurses by the depth of the tree, which the page decides; a ring is freed in a loop.
/// Memory is zeroed, because Gumbo 0.10.1 reads parts of its state that it never set: what was there before would
/// decide on the tree.
typedef struct CGumboBlock {
    struct CGumboBlock *previous;
    struct CGumboBlock *next;
} CGumboBlock;

static inline void *CGumboAllocate(void *ring, size_t size) {
    CGumboBlock *block = (CGumboBlock *)calloc(1, sizeof(CGumboBlock) + size);
    if (block == NULL) {
        abort(); // because Gumbo does not look at what its allocator returns
    }
    CGumboBlock *first = (CGumboBlock *)ring;
    block->previous = first;
    block->next = first->next;
    first->next->previous = block;
    first->next = block;
    return block + 1;
}

static inline void CGumboDeallocate(void *ring, void *memory) {
    (void)ring;
    if (memory == NULL) {
        return;
    }
    CGumboBlock *block = (CGumboBlock *)memory - 1;
    block->previous->next = block->next;
    block->next->previous = block->previous;
    free(block);
}

/// Parses HTML; `ring` then holds everything that the result points to, but for the HTML, until `CGumboFree`.
///
/// A fragment is parsed as the content of a `template` element is, so that it may begin with `tr` or `td`.
static inline GumboOutput *CGumboParse(CGumboBlock *ring, const char *html, size_t length, bool isFragment,
                                        bool countsErrors) {
    ring->previous = ring;
    ring->next = ring;
    GumboOptions options = kGumboDefaultOptions;
    options.allocator = CGumboAllocate;
    options.deallocator = CGumboDeallocate;
    options.userdata = ring;
    options.max_errors = countsErrors ? -1 : 0;
    options.fragment_context = isFragment ? GUMBO_TAG_TEMPLATE : GUMBO_TAG_LAST;
    return gumbo_parse_with_options(&options, html, length);
}

/// Frees what a parse has allocated.
static inline void CGumboFree(CGumboBlock *ring) {
    CGumboBlock *block = ring->next;
    while (block != ring) {
        CGumboBlock *next = block->next;
        free(block);
        block = next;
    }
}

#endif
