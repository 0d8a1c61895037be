import { codeLimit } from '@fairground/domain/design'
import type { Rect } from '../../geometry'
import type { ScenePoint } from '../../scene'
import type { Draft } from '../draft'
import { boothsAlong } from '../hits'
import { linesThrough } from '../lines'
import { changed } from './changing'
import { codeGiver, comparable } from './code-giver'

export interface Numbering {
  prefix: string
  start: number
  step: number
  /** With zeros in front, at least this many. */
  digits: number
  /** Every row from the left, or each on from where the one before ended. */
  order: 'rows' | 'snake'
}

/** Empty where there is no such number: below zero, or longer than a number can be. */
export function codeAt({ prefix, start, step, digits }: Numbering, place: number): string {
  const number = Math.round(start + (step || 1) * place)
  const code = `${prefix}${String(number).padStart(digits, '0')}`
  return number >= 0 && code.length <= codeLimit ? code : ''
}

/** A locked booth keeps its number, and takes up its place all the same. */
export function renumber(draft: Draft, orderedIds: readonly string[], numbering: Numbering): Draft {
  const codes = new Map([...new Set(orderedIds)].map((id, place) => [id, codeAt(numbering, place)]))
  return changed(draft, codes.keys(), (piece) =>
    piece.kind === 'booth' ? { ...piece, code: codes.get(piece.id) || piece.code } : piece,
  )
}

/** All numbers of a plan, as they are compared. */
export const codesOf = ({ booths }: Draft): string[] =>
  booths.map(({ code }) => comparable(code)).filter(Boolean)

/** The next after `like` that no booth of this plan has, nor one of those that are taken elsewhere. */
export const nextFreeCode = (draft: Draft, like: string, taken: Iterable<string> = []): string =>
  codeGiver([...codesOf(draft), ...taken]).after(like)

/** What a booth is offered that is put on this floor: on from the one before it as one reads. */
export function offeredCode(draft: Draft, { x, y }: Rect, first = ''): string {
  const numbered = draft.booths
    .filter(({ code }) => comparable(code))
    .sort((one, other) => one.y - other.y || one.x - other.x)
  const before = numbered.findLast((booth) => booth.y < y || (booth.y === y && booth.x <= x))
  const like = before ?? numbered[0]
  return like ? nextFreeCode(draft, like.code) : first
}

/** The booths a drawn line runs through, in its order. */
export function alongPath(draft: Draft, points: readonly ScenePoint[]): string[] {
  const [first] = points
  const lines = points.length === 1 && first ? [{ from: first, to: first }] : linesThrough(points)
  return [...new Set(lines.flatMap((line) => boothsAlong(draft, line)))]
}
