func copiedPreviews() -> [CopiedPreview] { [] }
