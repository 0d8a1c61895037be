import { type Draft, readDraft, writeDraft } from '@fairground/floorplan/design/draft'
import { toCentimetre } from '@fairground/floorplan/design/pieces'
import { z } from 'zod'

/** What of a draft cannot be written. `name` is what the person calls it by, where it has a name. */
export interface UnwrittenPart {
  part: 'booth' | 'element' | 'underlay' | 'plan'
  name: string
}

/** The draft as text, or what of it stands in the way: that is a fault of ours, and has nothing to do with the connection. */
export function textOf(draft: Draft): string | UnwrittenPart {
  try {
    return writeDraft(draft)
  } catch (error) {
    const path = error instanceof z.ZodError ? (error.issues[0]?.path ?? []) : []
    return partAt(draft, path)
  }
}

function partAt({ booths, underlays }: Draft, [list, index]: readonly PropertyKey[]): UnwrittenPart {
  const place = typeof index === 'number' ? index : -1
  if (list === 'booths') return { part: 'booth', name: booths[place]?.code ?? '' }
  if (list === 'underlays') return { part: 'underlay', name: underlays[place]?.title ?? '' }
  return { part: list === 'elements' ? 'element' : 'plan', name: '' }
}

/** As it is kept in the browser: whole, even where the server could not take it. */
export function keptText<Doc>(draft: Doc, write: (draft: Doc) => string | UnwrittenPart): string {
  const text = write(draft)
  return typeof text === 'string' ? text : JSON.stringify(draft)
}

/** A draft that was kept whole though it could not be written: most likely a length was finer than a centimetre. */
export function readKept(text: string): { draft: Draft } | { isLost: boolean } {
  const read = readDraft(text)
  if ('scene' in read) return { draft: read.scene }
  if (read.fault.reason !== 'wrong') return { isLost: read.fault.reason !== 'laterVersion' }
  const rounded = readDraft(
    JSON.stringify(JSON.parse(text), (_, value) => (typeof value === 'number' ? toCentimetre(value) : value)),
  )
  return 'scene' in rounded ? { draft: rounded.scene } : { isLost: false }
}
