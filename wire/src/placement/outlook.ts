import { boothClasses, boothStates } from '@fairground/domain/booth'
import { boothIds, companyId } from '@fairground/domain/placement'
import { quotaSources } from '@fairground/domain/selection'
import { z } from 'zod'
import { holderOf } from '../kernel/access'
import { endpoint } from '../kernel/endpoint'

/** A booth beside another one, and who has it. */
export const neighbour = z.object({
  id: z.uuid(),
  code: z.string(),
  state: z.enum(boothStates),
  company: z.string(),
})
export type Neighbour = z.output<typeof neighbour>

export const assignmentOutlook = endpoint({
  method: 'POST',
  path: '/placement/outlook',
  summary:
    'What a company asked for, may have and has, and what it would mean to give it these booths: the answer of the assignment itself, before the click',
  access: holderOf('booth/positionDesign:assign'),
  effect: 'reads',
  shows: ['halls', 'signUps'],
  body: z.object({
    companyId,
    boothIds: boothIds.or(z.tuple([])).describe('None: how the company stands as it is'),
  }),
  result: z.object({
    /** Nothing where it did not ask yet. */
    asked: z
      .object({
        exhibitType: z.string(),
        boothType: z.string(),
        standardBooths: z.int(),
        indoorArea: z.int(),
        outdoorArea: z.int(),
      })
      .nullable(),
    quota: z
      .object({
        boothClass: z.enum(boothClasses),
        source: z.enum(quotaSources),
        /** What the organiser calls the tier, with its figures. */
        tier: z.string(),
        /** Booths, or square metres of raw space. */
        most: z.number(),
      })
      .nullable(),
    holds: z.array(z.object({ code: z.string(), areaM2: z.number() })),
    /** Of the quota, once it has these booths; nothing where the quota does not measure such booths. */
    left: z.number().nullable(),
    beside: z.array(neighbour),
    /** Why it cannot be given them, by anybody. */
    refused: z.string().nullable(),
    /** Why its quota does not have them, so that a reason is wanted. */
    outsideQuota: z.string().nullable(),
    warnings: z.array(z.string()),
  }),
})
export type AssignmentOutlook = z.output<typeof assignmentOutlook.result>
