import { attachmentFaults, attachmentLimit } from '@fairground/domain/board'
import { fileMessages } from '@fairground/domain/company/sections'
import { scanFaults } from '@fairground/domain/contract'
import { invoiceFileFaults, voucherFileFaults } from '@fairground/domain/payment'
import type { FileProblem, FileRule } from '../platform/files/checks'

export type FilePurpose =
  | 'licence'
  | 'signUpFile'
  | 'logo'
  | 'productImage'
  | 'attachment'
  | 'hallBackground'
  | 'planPicture'
  | 'contractScan'
  | 'contractPdf'
  | 'badgePhoto'
  | 'paymentVoucher'
  | 'invoice'
  | 'download'
  | 'portalPicture'

/** Whoever it belongs to, all staff, whoever may read the record it hangs on, or anybody. */
export type FileReader = 'owner' | 'staff' | 'record' | 'public'

export interface PurposeRule {
  readonly accepts: FileRule
  readonly readers: readonly FileReader[]
  /** Pictures may stand in a page; what is `saved` never opens in one. */
  readonly sent: 'shown' | 'saved'
  readonly cache: string
  /** What is said of one that is refused, by what is wrong with it. */
  readonly faults: Readonly<Partial<Record<FileProblem, string>>>
}

const megabyte = 1024 * 1024
// An A4 page scanned at 600 dpi passes, and so does a wide panorama. The costliest image of that size (16-bit, interlaced,
// to be turned) takes about half a gigabyte for a moment, and two are decoded at once at most.
const pictureLimits = { maxPixels: 40_000_000, maxSide: 16_384 } as const
const ofCompany = {
  readers: ['owner', 'staff'],
  sent: 'shown',
  cache: 'private, max-age=3600',
} as const satisfies Partial<PurposeRule>

const document: PurposeRule = {
  ...ofCompany,
  accepts: { kinds: ['png', 'jpg', 'pdf'], maxBytes: 5 * megabyte, ...pictureLimits, maxPages: 1 },
  faults: fileMessages.document,
}
const picture: PurposeRule = {
  ...ofCompany,
  accepts: { kinds: ['png', 'jpg'], maxBytes: 5 * megabyte, ...pictureLimits, maxPages: 0 },
  faults: fileMessages.image,
}

// Read by many and written by staff: manuals are long. Size and the limits of the check itself bound them.
const handedOut: PurposeRule = {
  accepts: {
    kinds: ['png', 'jpg', 'pdf'],
    maxBytes: attachmentLimit.bytes,
    ...pictureLimits,
    maxPages: Number.POSITIVE_INFINITY,
  },
  readers: ['staff', 'record'],
  sent: 'saved',
  cache: 'no-store',
  faults: attachmentFaults,
}

/** Every kind of file that is served. What is kept under any other name, such as a workbook, is read by nobody. */
export const filePurposes: Readonly<Record<FilePurpose, PurposeRule>> = {
  licence: document,
  signUpFile: document,
  logo: picture,
  productImage: picture,
  // A plan is for everybody, and so is what it is drawn on, for as long as a hall shows it. What replaces it has
  // another address.
  hallBackground: { ...picture, readers: ['staff', 'record'], cache: 'public, max-age=3600' },
  planPicture: { ...picture, readers: ['staff', 'record'], cache: 'public, max-age=3600' },
  // What was signed by hand; a contract may have many pages.
  contractScan: {
    ...document,
    accepts: { kinds: ['png', 'jpg', 'pdf'], maxBytes: 10 * megabyte, ...pictureLimits, maxPages: 40 },
    cache: 'no-store',
    faults: { ...fileMessages.document, ...scanFaults },
  },
  // Made here, never uploaded.
  contractPdf: {
    ...document,
    accepts: {
      kinds: ['pdf'],
      maxBytes: 20 * megabyte,
      ...pictureLimits,
      maxPages: Number.POSITIVE_INFINITY,
    },
    sent: 'saved',
    cache: 'no-store',
  },
  // A face beside a name: for the company, and for those of the organiser whom the record lets see it.
  badgePhoto: { ...picture, readers: ['owner', 'record'] },
  // What a bank says of a transfer; some banks take several pages for it.
  paymentVoucher: {
    ...document,
    accepts: { kinds: ['png', 'jpg', 'pdf'], maxBytes: 5 * megabyte, ...pictureLimits, maxPages: 10 },
    cache: 'no-store',
    faults: { ...fileMessages.document, ...voucherFileFaults },
  },
  // Belongs to the company it is made out to from the moment it is uploaded.
  invoice: {
    ...document,
    accepts: { kinds: ['png', 'jpg', 'pdf'], maxBytes: 5 * megabyte, ...pictureLimits, maxPages: 10 },
    sent: 'saved',
    cache: 'no-store',
    faults: { ...fileMessages.document, ...invoiceFileFaults },
  },
  // Shown to anybody for as long as something published shows it; what replaces it has another address.
  portalPicture: { ...picture, readers: ['staff', 'record'], cache: 'public, max-age=3600' },
  attachment: handedOut,
  download: handedOut,
}

export const ruleOf = (purpose: string): PurposeRule | undefined =>
  Object.hasOwn(filePurposes, purpose) ? filePurposes[purpose as FilePurpose] : undefined
