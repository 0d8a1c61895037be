import { boothClassNames, boothStateNames, type LabelFont, openingName } from '@fairground/domain/booth'
import type { PlanEvent } from '@fairground/domain/design'
import type { Text } from '@fairground/domain/text'
import type { ComparedField, PlanComparison } from '@fairground/floorplan/design/compare'
import type { DraftBooth } from '@fairground/floorplan/design/draft'
import type { ChangeRow } from './publish.repository'

const inBoth = (text: Text | undefined): string =>
  [...new Set([text?.zh, text?.en])].filter(Boolean).join(' ')
const placeOf = ({ x, y }: DraftBooth): string => `${x}, ${y} m`
const sizeOf = ({ width, depth }: DraftBooth): string => `${width} × ${depth} m`
const fontOf = (font: LabelFont | undefined): string =>
  font ? `${font.family} ${font.size} ${font.style}` : ''

const yesNo: Record<'true' | 'false', Text> = { true: { zh: '是', en: 'Yes' }, false: { zh: '否', en: 'No' } }

/** How a log tells what a booth is, for readers of both languages. */
const told: Record<ComparedField, (booth: DraftBooth) => string> = {
  code: ({ code }) => code,
  place: placeOf,
  size: sizeOf,
  class: ({ boothClass }) => inBoth(boothClassNames[boothClass]),
  type: ({ exhibitType }) => exhibitType,
  special: ({ special }) => inBoth(yesNo[`${special}`]),
  use: ({ use }) => inBoth(boothStateNames[use]),
  name: ({ name }) => inBoth(name),
  opening: ({ opening }) => (opening ? `${inBoth(openingName(opening.sides))} · ${opening.reason}` : ''),
  font: ({ codeFont, nameFont }) => [fontOf(codeFont), fontOf(nameFont)].filter(Boolean).join(' / '),
}

const events: Record<ComparedField, PlanEvent> = {
  code: 'renumbered',
  place: 'moved',
  size: 'resized',
  class: 'reclassed',
  type: 'retyped',
  special: 'special',
  use: 'used',
  name: 'named',
  opening: 'opened',
  font: 'lettered',
}

const whole = (booth: DraftBooth): string =>
  [placeOf(booth), sizeOf(booth), told.class(booth), booth.exhibitType].join(' · ')

const row = (booth: DraftBooth, action: PlanEvent, rest: Partial<ChangeRow>): ChangeRow => ({
  booth_id: booth.id,
  booth_code: booth.code,
  action,
  before: '',
  after: '',
  note: '',
  ...rest,
})

/** From how many sides visitors came to a booth, and come now. */
export interface Opened {
  booth: DraftBooth
  before: number
  after: number
}

interface Publishing {
  number: number
  note: string
  reason: string
  /** Booths that somebody has and that lie elsewhere now. */
  moved: readonly DraftBooth[]
  opened: readonly Opened[]
}

/** What a publish did, for the log of the drawing table: itself, and what it did to each booth. */
export function changesOf(
  { added, removed, changed }: PlanComparison,
  { number, note, reason, moved, opened }: Publishing,
): ChangeRow[] {
  const reasoned = new Set(moved.map(({ id }) => id))
  return [
    {
      booth_id: null,
      booth_code: '',
      action: 'published' satisfies PlanEvent,
      before: String(number - 1),
      after: String(number),
      note: [note, reason].filter(Boolean).join(' · '),
    },
    ...added.map((booth) => row(booth, 'added', { after: whole(booth) })),
    ...removed.map((booth) => row(booth, 'removed', { before: whole(booth) })),
    ...changed.flatMap(({ before, after, fields }) =>
      fields.map((field) =>
        row(field === 'code' ? before : after, events[field], {
          before: told[field](before),
          after: told[field](after),
          note: reasoned.has(after.id) && (field === 'place' || field === 'size') ? reason : '',
        }),
      ),
    ),
    ...opened.map(({ booth, before, after }) =>
      row(booth, 'opened', {
        before: inBoth(openingName(before)),
        after: inBoth(openingName(after)),
        note: reasoned.has(booth.id) ? reason : '',
      }),
    ),
  ]
}

const mostRecorded = 200

/** The same for the record of all changes, which keeps values rather than words; what is left out the log has. */
export function recordOf({ added, removed, changed, elements, hall }: PlanComparison): object {
  return {
    added: added.slice(0, mostRecorded).map(({ code }) => code),
    removed: removed.slice(0, mostRecorded).map(({ code }) => code),
    changed: changed.slice(0, mostRecorded).map(({ before, after, fields }) => ({
      code: before.code,
      ...Object.fromEntries(fields.map((field) => [field, [told[field](before), told[field](after)]])),
    })),
    counts: { added: added.length, removed: removed.length, changed: changed.length, elements, hall },
  }
}
