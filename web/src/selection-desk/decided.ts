import type { ChoiceSeen } from '@fairground/domain/selection'
import type { ListedChooser } from '@fairground/wire/selection/choosers'
import { sayIn } from '../lib/text'
import type { Words } from '../ui/announce'
import { announce } from './announce'
import { deskTexts as texts } from './desk.texts'

/** What the clerk looks at, so that nothing else is decided on. */
export const asSeen = (rows: readonly ListedChooser[]): ChoiceSeen[] =>
  rows.flatMap(({ companyId, booths, finishedAt }) =>
    finishedAt
      ? [{ companyId, boothIds: booths.map(({ id }) => id), finishedAt: finishedAt.toISOString() }]
      : [],
  )

/** How many it was done for, and by name for whom it was not. */
export function announceDecided(
  done: Exclude<Words, string>,
  rows: readonly ListedChooser[],
  { count, changed }: { count: number; changed: readonly string[] },
): void {
  if (changed.length === 0) {
    announce('success', done, () => ({ count }))
    return
  }
  const names = rows.filter(({ companyId }) => changed.includes(companyId)).map((row) => row.companyName)
  announce('warning', texts.someChanged, (language) => ({
    done: sayIn(language)(done, { count }),
    companies: names.join(language === 'en' ? ', ' : '、'),
  }))
}
