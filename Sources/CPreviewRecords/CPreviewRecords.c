#include "CPreviewRecords.h"

#if defined(__APPLE__)
#define SECTION_START(name) __asm("section$start$__DATA_CONST$" #name)
#define SECTION_STOP(name) __asm("section$end$__DATA_CONST$" #name)
#else
#define SECTION_START(name) __asm("__start_" #name)
#define SECTION_STOP(name) __asm("__stop_" #name)
#endif

// Weak, so that a program without records can be linked.
extern const char view_models_start[] SECTION_START(fos_viewmodels) __attribute__((weak));
extern const char view_models_stop[] SECTION_STOP(fos_viewmodels) __attribute__((weak));
extern const char previews_start[] SECTION_START(fos_previews) __attribute__((weak));
extern const char previews_stop[] SECTION_STOP(fos_previews) __attribute__((weak));
extern const char views_start[] SECTION_START(fos_views) __attribute__((weak));
extern const char views_stop[] SECTION_STOP(fos_views) __attribute__((weak));

static PreviewRecordSection section(const char *start, const char *stop) {
    PreviewRecordSection found = {start, start ? (size_t)(stop - start) : 0};
    return found;
}

PreviewRecordSection preview_records_view_models(void) {
    return section(view_models_start, view_models_stop);
}

PreviewRecordSection preview_records_previews(void) {
    return section(previews_start, previews_stop);
}

PreviewRecordSection preview_records_views(void) {
    return section(views_start, views_stop);
}
