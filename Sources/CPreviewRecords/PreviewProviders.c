#include "CPreviewRecords.h"

#include <stdint.h>

#if defined(__linux__)

// The layout of these is part of the stable ABI of Swift: docs/ABI/TypeMetadata.rst, and include/swift/ABI/Metadata.h.

typedef int32_t RelativePointer;

typedef struct {
    /// Relative to its own address. If its lowest bit is set, it is that of a pointer.
    RelativePointer protocol;
    /// Relative to its own address.
    RelativePointer type;
    RelativePointer witness_table;
    uint32_t flags;
} Conformance;

typedef struct {
    uint32_t flags;
    RelativePointer parent;
    RelativePointer name;
    RelativePointer access_function;
} TypeDescriptor;

typedef struct {
    const void *metadata;
    size_t state;
} MetadataResponse;

/// The kinds of types that a conformance names by their descriptors. Others are not part of a program for Linux.
enum { KIND_DIRECT = 0 };
enum { DESCRIPTOR_CLASS = 16, DESCRIPTOR_STRUCT = 17, DESCRIPTOR_ENUM = 18, DESCRIPTOR_IS_GENERIC = 0x80 };

// Weak, so that a program without conformances, or without SwiftUI, can be linked.
extern const RelativePointer conformances_start[] __asm("__start_swift5_protocol_conformances") __attribute__((weak));
extern const RelativePointer conformances_stop[] __asm("__stop_swift5_protocol_conformances") __attribute__((weak));
extern const char preview_provider[] __asm("$s7SwiftUI15PreviewProviderMp") __attribute__((weak));

static const void *target(const RelativePointer *pointer) {
    const char *address = (const char *)pointer + (*pointer & ~1);
    return *pointer & 1 ? *(const void *const *)address : address;
}

static const void *metadata(const Conformance *conformance) {
    if (((conformance->flags >> 3) & 7) != KIND_DIRECT) return NULL;
    const TypeDescriptor *type = target(&conformance->type);
    uint32_t kind = type->flags & 0x1f;
    if (kind < DESCRIPTOR_CLASS || kind > DESCRIPTOR_ENUM || type->flags & DESCRIPTOR_IS_GENERIC) return NULL;
    // On the supported processors, a function of Swift with these types is called as one of C.
    MetadataResponse (*access)(size_t request) =
        (MetadataResponse(*)(size_t))((const char *)&type->access_function + type->access_function);
    return access(0).metadata;
}

void preview_records_providers(void *context, void (*found)(void *context, const void *metadata)) {
    if (!preview_provider) return;
    for (const RelativePointer *entry = conformances_start; entry < conformances_stop; entry++) {
        const Conformance *conformance = (const void *)((const char *)entry + *entry);
        if (target(&conformance->protocol) != preview_provider) continue;
        const void *type = metadata(conformance);
        if (type) found(context, type);
    }
}

#else

void preview_records_providers(void *context, void (*found)(void *context, const void *metadata)) {}

#endif
