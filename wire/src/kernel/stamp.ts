import { z } from 'zod'
import { flag, instant } from './codecs'
import { as } from './renamed'

export const deletion = flag('Y', 'N')

/** Who made a record, who changed it last, and when; as the specs' entities say it. Nothing of it is read from a caller. */
export const stampShape = {
  createdById: z.string().nullable(),
  createdByName: z.string(),
  createdAt: z.date(),
  updatedById: z.string().nullable(),
  updatedByName: z.string(),
  updatedAt: z.date(),
  deleted: z.boolean(),
}
const stamp = z.object(stampShape)
export type Stamp = z.output<typeof stamp>

export const stampNames = {
  createdById: 'cjrid',
  createdByName: 'cjrmc',
  createdAt: as('cjsj', instant),
  updatedById: 'xgrid',
  updatedByName: 'xgrmc',
  updatedAt: as('xgsj', instant),
  deleted: as('deleteFlag', deletion),
} as const
