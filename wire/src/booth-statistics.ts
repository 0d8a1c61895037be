import { areaBands, boothClasses, boothStates, hallKinds } from '@fairground/domain/booth'
import { figureFilters } from '@fairground/domain/booth-statistics'
import { z } from 'zod'
import { staff } from './kernel/access'
import { endpoint } from './kernel/endpoint'

/** Not in the specs beyond the names of its screens, so none of these fields has a wire name of its own. */

const hall = z.object({
  id: z.uuid(),
  code: z.string(),
  nameZh: z.string(),
  nameEn: z.string(),
  kind: z.enum(hallKinds),
  /** What may be shown there; 99 means several exhibit types. */
  exhibitType: z.string(),
})
export type CountedHall = z.output<typeof hall>

const cell = z.object({
  hallId: z.uuid(),
  boothClass: z.enum(boothClasses),
  exhibitType: z.string(),
  state: z.enum(boothStates),
  openSides: z.int(),
  areaBand: z.enum(areaBands),
  count: z.int(),
  areaM2: z.number(),
})

export const boothFigures = endpoint({
  method: 'GET',
  path: '/booth-statistics/figures',
  summary: 'How many booths of this edition, and how many m², are alike in hall, type, state and size',
  access: staff,
  effect: 'reads',
  shows: ['halls'],
  result: z.object({ halls: z.array(hall), cells: z.array(cell) }),
})
export type BoothFigures = z.output<typeof boothFigures.result>

export const exportBoothFigures = endpoint({
  method: 'GET',
  path: '/booth-statistics/export',
  summary: 'Halls by booth type and state, in booths and m², as a workbook',
  access: staff,
  effect: 'reads',
  query: figureFilters,
  answer: 'file',
  result: z.null(),
})

export const exportBoothDemand = endpoint({
  method: 'GET',
  path: '/booth-statistics/demand/export',
  summary: 'What is asked for against what the halls have, as a workbook',
  access: staff,
  effect: 'reads',
  answer: 'file',
  result: z.null(),
})

export const boothDemand = endpoint({
  method: 'GET',
  path: '/booth-statistics/demand',
  summary: 'What approved companies asked for, and which booths each exhibit type may take',
  access: staff,
  effect: 'reads',
  shows: ['halls', 'signUps', 'settings'],
  result: z.object({
    asked: z.array(
      z.object({
        exhibitType: z.string(),
        /** Empty where a company was approved without saying what it wants. */
        boothType: z.string(),
        /** Whether these companies have no booth yet. */
        waiting: z.boolean(),
        companies: z.int(),
        standardBooths: z.int(),
        indoorArea: z.int(),
        outdoorArea: z.int(),
      }),
    ),
    /** Exhibit type of a company → exhibit types of booths. */
    mayTake: z.record(z.string(), z.array(z.string())),
  }),
})
export type BoothDemand = z.output<typeof boothDemand.result>
