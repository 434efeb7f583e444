#ifndef C_PREVIEW_RECORDS_H
#define C_PREVIEW_RECORDS_H

#include <stddef.h>

/// The bytes between the start and the stop symbol of a section. Empty if the program does not have the section.
typedef struct {
    const void *start;
    size_t size;
} PreviewRecordSection;

/// The records of the ViewModels linked into the program.
PreviewRecordSection preview_records_view_models(void);

/// The records of the previews linked into the program.
PreviewRecordSection preview_records_previews(void);

/// The records of the previews of views without a ViewModel linked into the program.
PreviewRecordSection preview_records_views(void);

/// Calls a function with the metadata of each type that conforms to `PreviewProvider` of the module `SwiftUI`. Only types
/// that are not generic are found, in programs for Linux.
void preview_records_providers(void *context, void (*found)(void *context, const void *metadata));

#endif
