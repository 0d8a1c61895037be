import { authorities, signatureKinds } from '@fairground/domain/contract'
import { currencies } from '@fairground/domain/money'
import { z } from 'zod'
import { contractLine } from './shapes'

const revised = z.object({
  className: z.object({ zh: z.string(), en: z.string() }),
  currency: z.enum(currencies),
  total: z.int(),
  signBy: z.iso.date().nullable(),
  lines: z.array(contractLine),
})

/** What a step left beside who, when and why: each kind of step its own, and most of them nothing. */
export const eventDetails = z
  .object({
    /** What was drawn up. */
    total: z.int(),
    currency: z.enum(currencies),
    /** The number of the contract it amends. */
    amends: z.string(),
    /** How, by whom and in which capacity it was signed. */
    kind: z.enum(signatureKinds),
    signerName: z.string(),
    signerPost: z.string(),
    authority: z.enum(authorities),
    /** By whom, when and until when the delegate who signed was named. */
    delegation: z.object({ namedBy: z.string(), namedOn: z.iso.date(), until: z.iso.date() }),
    /** What a revision changed: before and after, of the lines only those the other does not have. */
    changes: z.object({ from: revised, to: revised, rewritten: z.boolean() }),
    /** SHA-256 of the sealed file. */
    sha256: z.string(),
  })
  .partial()
export type EventDetails = z.output<typeof eventDetails>
