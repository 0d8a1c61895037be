import { z } from 'zod'
import { anyone } from '../kernel/access'
import { endpoint } from '../kernel/endpoint'
import { paperCheckPath } from './check-path'

/** Anybody who holds a paper may ask whether it is genuine; whoever holds none learns nothing. */

export const paperVerdicts = ['genuine', 'replaced', 'void', 'unknown'] as const

export const checkPaper = endpoint({
  method: 'POST',
  path: paperCheckPath,
  summary:
    'Whether a sealed contract is genuine, by its number and the code printed on it, or by the SHA-256 of the file. A number alone is never answered',
  access: anyone,
  effect: 'reads',
  body: z.object({
    /** Not needed with the hash of the file. */
    number: z.string().trim().max(40),
    /** The printed code, or a SHA-256. */
    code: z.string().trim().min(1).max(80),
  }),
  result: z.object({
    verdict: z.enum(paperVerdicts),
    /** Of one that is known: its number, the day it was sealed, and part of the name of its company. */
    paper: z.object({ number: z.string(), sealedOn: z.iso.date(), company: z.string() }).nullable(),
  }),
})
export type PaperChecked = z.output<typeof checkPaper.result>
