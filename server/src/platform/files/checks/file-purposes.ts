export type FilePurpose = 'licence' | 'signUpFile' | 'logo' | 'productImage' | 'attachment'

export type FileKind = 'png' | 'jpg' | 'pdf'

export interface PurposeRule {
  readonly kinds: readonly FileKind[]
  readonly maxBytes: number
  readonly maxPixels: number
  readonly maxPages: number
}

const maxBytes = 5 * 1024 * 1024
// An A4 page scanned at 600 dpi passes. The costliest image of that size (16-bit, interlaced, to be turned)
// takes about half a gigabyte for a moment, and two are decoded at once at most.
const maxPixels = 40_000_000

const images = ['png', 'jpg'] as const
const documents = ['png', 'jpg', 'pdf'] as const

export const purposeRules: Readonly<Record<FilePurpose, PurposeRule>> = {
  licence: { kinds: documents, maxBytes, maxPixels, maxPages: 1 },
  signUpFile: { kinds: documents, maxBytes, maxPixels, maxPages: 1 },
  logo: { kinds: images, maxBytes, maxPixels, maxPages: 0 },
  productImage: { kinds: images, maxBytes, maxPixels, maxPages: 0 },
  // Read by many and written by staff: manuals are long. Size and the limits of the check itself bound them.
  attachment: { kinds: documents, maxBytes: 20 * 1024 * 1024, maxPixels, maxPages: Number.POSITIVE_INFINITY },
}
