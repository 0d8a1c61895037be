import { designMessages as say } from '@fairground/domain/design'
import { hallSideLimit } from '@fairground/domain/venue'
import { type Draft, readDraft, writeDraft } from '@fairground/floorplan/design/draft'
import { isTooDense } from '@fairground/floorplan/design/too-dense'
import { mostCharacters, type SceneFault } from '@fairground/floorplan/plan-scene'
import { codes } from '@fairground/wire/kernel/codes'
import { Refusal } from '../platform/http/refusal'
import { withOwnNames } from './published-draft'

export const unreadable = (at: string): Refusal => new Refusal(codes.refused, say.unreadable, { at })

/** A draft as a browser sent it, once all of it can be kept. */
export function readSentDraft(text: string): { draft: Draft; scene: string } {
  const read = readDraft(text)
  if ('fault' in read) throw refusalOf(read.fault)
  const draft = withOwnNames(read.scene)
  const vast = draft.booths.find(
    ({ width, depth }) => width * depth >= mostBoothM2 || width > mostBoothM || depth > mostBoothM,
  )
  if (vast) throw unreadable(`booths ${vast.code || vast.id}`)
  if (draft.width > hallSideLimit || draft.depth > hallSideLimit) throw unreadable('width depth')
  if (isTooDense(draft)) throw new Refusal(codes.refused, say.tooDense)
  const scene = writeDraft(draft)
  // What was left to be understood is written out by now.
  if (scene.length > mostCharacters) throw new Refusal(codes.refused, say.tooLarge)
  if (hasBrokenText(scene)) throw unreadable('text')
  return { draft, scene }
}

/** What the table of booths has room for. */
const mostBoothM = 1000
const mostBoothM2 = 1_000_000

function refusalOf(fault: SceneFault): Refusal {
  if (fault.reason === 'tooLarge') return new Refusal(codes.refused, say.tooLarge)
  if (fault.reason === 'laterVersion') return unreadable(`version ${fault.version}`)
  if (fault.reason === 'wrong') return unreadable([fault.element, fault.at].filter(Boolean).join(' ') || 'id')
  return unreadable('JSON')
}

/** Characters that are none: the database keeps no text with them. Backslashes somebody typed are doubled, and passed over. */
export const hasBrokenText = (json: string): boolean =>
  /\\u(?:0000|d[89a-f])/i.test(json.replaceAll('\\\\', ''))
