#ifndef CGUMBO_SHIM_H
#define CGUMBO_SHIM_H

#include <gumbo.h>
#include <stdlib.h>

/// A block of memory, parts of which are handed out one after the other.
typedef struct CGumboBlock {
    struct CGumboBlock *next;
    size_t used;
    size_t size;
    size_t alignment; // so that what follows begins at a multiple of 16
} CGumboBlock;

/// The result of a parse, with all memory that it points to but for the HTML.
typedef struct {
    const GumboOutput *output;
    CGumboBlock *memory;
} CGumboParsed;

/// Memory for a parse, a part of its newest block.
///
/// Nothing is freed until the whole parse is: `gumbo_destroy_output` recurses by the depth of the tree, which the page
/// decides. Memory is zeroed, because Gumbo 0.10.1 reads parts of its state that it never set: what was there before
/// would decide on the tree.
static inline void *CGumboAllocate(void *newest, size_t size) {
    enum { blockSize = 1 << 15 };
    CGumboBlock **blocks = (CGumboBlock **)newest;
    CGumboBlock *block = *blocks;
    size = (size + 15) & ~(size_t)15;
    if (block == NULL || block->size - block->used < size) {
        size_t capacity = size > blockSize ? size : blockSize;
        block = (CGumboBlock *)calloc(1, sizeof(CGumboBlock) + capacity);
        if (block == NULL) {
            abort(); // because Gumbo does not look at what its allocator returns
        }
        block->size = capacity;
        block->next = *blocks;
        *blocks = block;
    }
    void *memory = (char *)(block + 1) + block->used;
    block->used += size;
    return memory;
}

static inline void CGumboDeallocate(void *newest, void *memory) {
    (void)newest;
    (void)memory;
}

/// Parses HTML as a document, or as what is in an element where `context` is not `GUMBO_TAG_LAST`.
static inline CGumboParsed CGumboParse(const char *html, size_t length, GumboTag context, int mostErrors) {
    CGumboBlock *memory = NULL;
    GumboOptions options = kGumboDefaultOptions;
    options.allocator = CGumboAllocate;
    options.deallocator = CGumboDeallocate;
    options.userdata = &memory;
    options.max_errors = mostErrors;
    options.fragment_context = context;
    const GumboOutput *output = gumbo_parse_with_options(&options, html, length);
    CGumboParsed parsed = {output, memory};
    return parsed;
}

/// Frees what a parse has allocated.
static inline void CGumboFree(CGumboParsed parsed) {
    CGumboBlock *block = parsed.memory;
    while (block != NULL) {
        CGumboBlock *next = block->next;
        free(block);
        block = next;
    }
}

#endif
