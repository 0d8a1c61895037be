import { z } from 'zod'
import { filled, optional, optionalLatin } from '../company'
import type { Text } from '../text'
import { coExhibitorMessages as say } from './co-exhibitor.messages'

/** Named by the company; from when the organiser has confirmed it, it counts: catalogue, badges, contract. */
export const coExhibitorStates = ['named', 'confirmed', 'refused'] as const
export type CoExhibitorState = (typeof coExhibitorStates)[number]
export const coExhibitorStateNames: Record<CoExhibitorState, Text> = {
  named: { zh: '待确认', en: 'Waiting for the organiser' },
  confirmed: { zh: '已确认', en: 'Confirmed' },
  refused: { zh: '未同意', en: 'Refused' },
}

const fields = {
  nameZh: optional(100),
  nameEn: optionalLatin(200),
  country: filled(60, say.country),
  contactName: filled(50, say.contact),
  contactPhone: filled(60, say.phone),
  website: optional(200),
  introZh: optional(500),
  introEn: optionalLatin(2_000),
  logoFileId: z.uuid(say.logoGone).nullable(),
}
const named = ({ nameZh, nameEn }: { nameZh: string; nameEn: string }): boolean =>
  nameZh !== '' || nameEn !== ''

/** What is typed. One name has to be there, in either language. */
export const coExhibitorForm = z.object(fields).refine(named, { path: ['nameZh'], error: say.name })
export type CoExhibitorValues = z.output<typeof coExhibitorForm>

const id = z.uuid(say.unknown).toLowerCase()
/** The id is made by whoever names it, so that what is sent twice is one. None seen yet: version 0. */
export const coExhibitorSaved = z
  .object({ id, version: z.int().min(0), ...fields })
  .refine(named, { path: ['nameZh'], error: say.name })
export type CoExhibitorSaved = z.output<typeof coExhibitorSaved>
export const coExhibitorSeen = z.object({ id, version: z.int().min(1) })
export type CoExhibitorSeen = z.output<typeof coExhibitorSeen>
export const coExhibitorDecided = coExhibitorSeen
  .extend({ confirmed: z.boolean(), remark: z.string().trim().max(200, say.remarkTooLong) })
  .refine(({ confirmed, remark }) => confirmed || remark !== '', { path: ['remark'], error: say.remark })
export type CoExhibitorDecided = z.output<typeof coExhibitorDecided>

const plain = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, ' ')

/** Whoever bears one of its names already. */
export function sameNamed<One extends { id: string; nameZh: string; nameEn: string }>(
  others: readonly One[],
  { id: own, nameZh, nameEn }: { id: string; nameZh: string; nameEn: string },
): One | undefined {
  const names = [nameZh, nameEn].filter((name) => name !== '').map(plain)
  return others.find(
    (one) =>
      one.id !== own && [one.nameZh, one.nameEn].some((name) => name !== '' && names.includes(plain(name))),
  )
}
