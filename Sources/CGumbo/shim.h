#ifndef CGUMBO_SHIM_H
#define CGUMBO_SHIM_H

#include <gumbo.h>
#include <stdlib.h>

/// A block of memory whose parts are allocated one after the other.
typedef struct CGumboBlock {
    struct CGumboBlock *next;
    size_t used;
    size_t size;
    size_t alignment; // so that the memory after the block begins at a multiple of 16
} CGumboBlock;

/// The result of a parse, with all memory that it points to except the HTML.
typedef struct {
    const GumboOutput *output;
    CGumboBlock *memory;
} CGumboParsed;

/// Allocates memory for a parse in its newest block.
///
/// All memory of a parse is freed together, because `gumbo_destroy_output` recurses as deeply as the elements of the
/// page are nested. Memory is zeroed, because Gumbo 0.10.1 reads parts of its state that it never sets. Otherwise, the
/// tree would depend on earlier contents of the memory.
static inline void *CGumboAllocate(void *newest, size_t size) {
    enum { blockSize = 1 << 15 };
    CGumboBlock **blocks = (CGumboBlock **)newest;
    CGumboBlock *block = *blocks;
    size = (size + 15) & ~(size_t)15;
    if (block == NULL || block->size - block->used < size) {
        size_t capacity = size > blockSize ? size : blockSize;
        block = (CGumboBlock *)calloc(1, sizeof(CGumboBlock) + capacity);
        if (block == NULL) {
            abort(); // because Gumbo does not check the result of its allocator
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

/// Parses HTML as a document, or as the content of the element `context` if that is not `GUMBO_TAG_LAST`.
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

/// Frees the memory of a parse.
static inline void CGumboFree(CGumboParsed parsed) {
    CGumboBlock *block = parsed.memory;
    while (block != NULL) {
        CGumboBlock *next = block->next;
        free(block);
        block = next;
    }
}

#endif
