import type { ListedChooser } from '@fairground/wire/selection/choosers'
import type { Say } from '../lib/text'
import { deskTexts as texts } from './desk.texts'

export function quotaText(quota: ListedChooser['quota'], say: Say): string {
  if (!quota) return say(texts.noQuota)
  if (quota.area) return say(texts.areaSpan, { least: quota.area.least, most: quota.area.most })
  const { least, most } = quota.count
  return least === most ? say(texts.spanOne, { count: least }) : say(texts.span, { least, most })
}

/** What is held, on the scale of the quota. */
export const heldOf = (
  booths: ListedChooser['booths'],
  quota: NonNullable<ListedChooser['quota']>,
): string =>
  quota.area ? `${booths.reduce((sum, { areaM2 }) => sum + areaM2, 0)} m²` : String(booths.length)

/** Whoever has fewer or more booths than allowed was given them, or its quota has changed since. */
export const isOutOfQuota = ({ quota, booths }: Pick<ListedChooser, 'quota' | 'booths'>): boolean =>
  !quota || booths.length < quota.count.least || booths.length > quota.count.most
