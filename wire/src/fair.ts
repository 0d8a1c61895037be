import { checkDigitRules } from '@fairground/domain/credit-code'
import { z } from 'zod'
import { anyone } from './kernel/access'
import { endpoint } from './kernel/endpoint'

const text = z.object({ zh: z.string(), en: z.string() })

export const fairFacts = endpoint({
  method: 'GET',
  path: '/fair',
  summary: 'What anyone may know about the fair: name, dates, halls, support lines',
  access: anyone,
  effect: 'reads',
  shows: ['settings'],
  result: z.object({
    name: text,
    edition: z.int(),
    opens: z.iso.date(),
    closes: z.iso.date(),
    signUpDeadline: z.iso.date(),
    timeZone: z.string(),
    supportPhones: z.array(z.string()),
    portalUrl: z.string(),
    innovationUrl: z.string(),
    qrCodes: z.array(z.object({ title: text, content: z.string() })),
    passwordLength: z.object({ least: z.int(), most: z.int(), staffLeast: z.int() }),
    creditCodeCheckDigit: z.enum(checkDigitRules),
    halls: z.int(),
    booths: z.int(),
    /** The halls in the order they are walked. */
    venue: z.array(z.object({ id: z.uuid(), code: z.string(), name: text, booths: z.int() })),
    /** Seconds after which maps ask again where nothing can be pushed; 0 is never. */
    mapRefresh: z.object({ selection: z.int(), anonymous: z.int() }),
    demo: z.boolean(),
  }),
})
