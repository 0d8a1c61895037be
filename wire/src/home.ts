import { hallKinds } from '@fairground/domain/booth'
import { dataStates, journeySteps, nextThings, reviewStates } from '@fairground/domain/company'
import { progressNames } from '@fairground/domain/statistics'
import { taskKeys, taskStates } from '@fairground/domain/task'
import { z } from 'zod'
import { askedBooths } from './company'
import { exhibitor, staff } from './kernel/access'
import { instant, wordIn } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'

/** Not in the specs, which show the homes as pictures only; so these calls have no wire names of their own. */
export const exhibitorHome = endpoint({
  method: 'GET',
  path: '/home/exhibitor',
  summary: 'Where the signed-in company stands, the one next thing to do and everything it has to do',
  access: exhibitor,
  effect: 'reads',
  shows: ['settings', 'ownSignUp'],
  result: z.object({
    companyName: z.string(),
    contactName: z.string(),
    edition: z.int(),
    registrationNumber: z.string().nullable(),
    dataState: z.enum(dataStates),
    reviewState: z.enum(reviewStates).nullable(),
    reviewRemark: z.string(),
    submittedAt: instant.nullable(),
    reviewedAt: instant.nullable(),
    step: z.enum(journeySteps),
    next: z.enum(nextThings),
    /** What contract, money and stand ask of it, in the order of its way. */
    tasks: z.array(
      z.object({ key: z.enum(taskKeys), state: z.enum(taskStates), dueOn: z.string().nullable() }),
    ),
    /** Why nothing can be submitted or chosen; never who decided it. */
    blacklisting: z.object({ since: instant, remark: z.string() }).nullable(),
    window: z.object({ batch: z.int().nullable(), startsAt: instant, endsAt: instant }).nullable(),
    serverNow: instant,
    request: askedBooths.nullable(),
    products: z.int(),
    booths: z.array(z.object({ code: z.string(), hallId: z.uuid(), hall: z.string(), area: z.number() })),
    history: z.array(z.object({ edition: z.int(), standardBooths: z.int(), rawArea: z.number() })),
  }),
})

const counts = z.array(z.object({ key: z.string(), count: z.int(), before: z.int() }))

/** Each part for those who hold the key of its statistics, and nothing in its place for others. */
export const organiserHome = endpoint({
  method: 'GET',
  path: '/home/organiser',
  summary:
    'The fair at a glance: from sign-up to payment, halls, regions, products and the days; each for whom it is open',
  access: staff,
  effect: 'reads',
  shows: ['overview', 'signUps', 'halls'],
  query: z.object({
    edition: z.coerce.number().int().min(1).max(9_999).optional(),
    /** An earlier edition to stand beside it. */
    compare: z.coerce.number().int().min(1).max(9_999).optional(),
    exhibitType: z.string().max(20).optional(),
  }),
  result: z.object({
    at: instant,
    edition: z.int(),
    editions: z.array(z.int()),
    signUps: z
      .object({
        /** Where on its way each company stands, with the booths it holds. */
        progress: z.array(
          z.object({
            key: wordIn(progressNames),
            companies: z.int(),
            booths: z.int(),
            area: z.number(),
            before: z.int(),
          }),
        ),
        /** Approved ones. */
        regions: counts,
        products: counts,
        /** Submitted on each day. */
        days: counts,
        /** Approved and without a booth. */
        reasons: counts,
      })
      .nullable(),
    halls: z
      .array(
        z.object({
          id: z.uuid(),
          code: z.string(),
          nameZh: z.string(),
          nameEn: z.string(),
          kind: z.enum(hallKinds),
          booths: z.int(),
          taken: z.int(),
          reserved: z.int(),
          free: z.int(),
          area: z.number(),
          takenArea: z.number(),
          /** On the plan too, and not among the booths. */
          serviceAreas: z.int(),
          outOfUse: z.int(),
        }),
      )
      .nullable(),
    /** Contracts that stand, each currency by itself. */
    money: z
      .array(z.object({ currency: z.string(), total: z.number(), paid: z.number(), outstanding: z.number() }))
      .nullable(),
    newest: z.array(
      z.object({
        companyId: z.uuid(),
        name: z.string(),
        registrationNumber: z.string().nullable(),
        submittedAt: instant,
      }),
    ),
  }),
})
