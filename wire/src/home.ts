import { dataStates, journeySteps, nextThings, reviewStates } from '@fairground/domain/company'
import { taskKeys, taskStates } from '@fairground/domain/task'
import { z } from 'zod'
import { askedBooths } from './company'
import { exhibitor, staff } from './kernel/access'
import { instant } from './kernel/codecs'
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

export const organiserHome = endpoint({
  method: 'GET',
  path: '/home/organiser',
  summary: 'The fair at a glance: sign-ups by stage, halls by occupancy, newest submissions',
  access: staff,
  effect: 'reads',
  shows: ['overview'],
  result: z.object({
    edition: z.int(),
    signUps: z.object({
      registered: z.int(),
      submitted: z.int(),
      awaitingReview: z.int(),
      approved: z.int(),
      rejected: z.int(),
      withBooths: z.int(),
    }),
    halls: z.array(
      z.object({
        id: z.uuid(),
        code: z.string(),
        nameZh: z.string(),
        nameEn: z.string(),
        booths: z.int(),
        taken: z.int(),
        reserved: z.int(),
        area: z.number(),
        takenArea: z.number(),
        /** On the plan too, and not among the booths. */
        serviceAreas: z.int(),
        outOfUse: z.int(),
      }),
    ),
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
