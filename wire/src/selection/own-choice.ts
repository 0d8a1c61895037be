import { boothClasses, boothStates } from '@fairground/domain/booth'
import { choiceStages } from '@fairground/domain/selection'
import { z } from 'zod'

const ownBooth = z.object({
  id: z.uuid(),
  code: z.string(),
  hallId: z.uuid(),
  boothClass: z.enum(boothClasses),
  areaM2: z.number(),
  openSides: z.int(),
  special: z.boolean(),
  state: z.enum(boothStates),
  origin: z.enum(['chosen', 'assigned']),
})

/** Everything a company has, and how far its choice is. */
export const ownChoice = z.object({ booths: z.array(ownBooth), stage: z.enum(choiceStages) })
export type OwnChoice = z.output<typeof ownChoice>
