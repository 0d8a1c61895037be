import { z } from 'zod'
import { boothClasses } from '../booth'
import { reason } from '../placement'
import type { Text } from '../text'
import { venueMessages as say } from './venue.messages'

const mostAtOnce = 500

/** What booths are to be from now on. What is left out stays as it is. */
export const boothType = z
  .object({
    boothClass: z.enum(boothClasses).nullish(),
    exhibitType: z.string().max(20).nullish(),
    special: z.boolean().nullish(),
    reason,
  })
  .refine(
    ({ boothClass, exhibitType, special }) =>
      Boolean(boothClass) || Boolean(exhibitType) || typeof special === 'boolean',
    { path: ['boothClass'], message: say.nothingToSet },
  )

/** The same of many at once. */
export const boothTyping = boothType.safeExtend({
  boothIds: z
    .array(z.uuid())
    .min(1)
    .max(mostAtOnce, say.manyBooths)
    .refine((ids) => new Set(ids).size === ids.length),
})
export type BoothTyping = z.output<typeof boothTyping>

/** What binds a booth to what it is. */
export const boothTies = ['contract', 'assigned', 'chosen', 'reserved'] as const
export type BoothTie = (typeof boothTies)[number]

/** `who`: the company, the contract's number with it, or what the booth is kept back for. */
export const boothTieNames: Record<BoothTie, Text> = {
  contract: { zh: '已签合同：{who}', en: 'Under contract: {who}' },
  assigned: { zh: '已分配给 {who}', en: 'Assigned to {who}' },
  chosen: { zh: '已由 {who} 选定', en: 'Chosen by {who}' },
  reserved: { zh: '已预留：{who}', en: 'Reserved: {who}' },
}
