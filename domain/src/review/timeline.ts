import type { UserType } from '../account'
import type { DataState } from '../company'
import { type SignUpSection, signUpSections } from '../company'
import { changedNames, type SectionSave, type Values } from './changes'
import { type Decision, pointedAt } from './decision'

/** What can become of a sign-up. */
export const eventKinds = [
  'registered',
  'entered',
  'saved',
  'submitted',
  'withdrawn',
  'started',
  'second',
  'approved',
  'rejected',
  'reopened',
  'changed',
] as const
export type EventKind = (typeof eventKinds)[number]

export interface SignUpEvent {
  at: Date
  by: string
  byStaff: boolean
  kind: EventKind
  section: SignUpSection | null
  /** Names of the fields a save changed; none where a section was saved for the first time. */
  fields: string[]
  remark: string
  /** What the remark of a return points at. */
  sections: SignUpSection[]
}

/** What a line of the record says was done, as it was written when it happened. */
export interface RecordedChange {
  at: Date
  action: string
  before: Values | null
  after: Values | null
}

export interface RecordedLine extends RecordedChange {
  by: string
  byStaff: boolean
}

export const recordedActions = {
  enter: 'entered',
  submit: 'submitted',
  withdraw: 'withdrawn',
  'start-review': 'started',
  'second-review': 'second',
  approve: 'approved',
  reject: 'rejected',
  reopen: 'reopened',
} as const satisfies Record<string, EventKind>

/** A new login mobile is a new contact's mobile, recorded when the account changes and not when the section is saved. */
export const sectionSaved = (action: string): SignUpSection | undefined =>
  action === 'change-mobile' ? 'basics' : signUpSections.CHN.find((section) => action === `save-${section}`)

export function eventOf(
  { at, by, byStaff, action, before, after }: RecordedLine,
  variant: UserType,
): SignUpEvent {
  const section = sectionSaved(action)
  const remark = typeof after?.remark === 'string' ? after.remark : ''
  const kind =
    section === undefined ? (recordedActions[action as keyof typeof recordedActions] ?? 'changed') : 'saved'
  const fields = section && before && after ? changedNames({ section, before, after }, variant) : []
  const sections = pointedAt(Array.isArray(after?.sections) ? after.sections : [])
  return { at, by, byStaff, kind, section: section ?? null, fields, remark, sections }
}

/** What a company's own row tells of its past. */
export interface RowFacts {
  registeredAt: Date
  registeredBy: string
  submittedAt: Date | null
  decided: { at: Date; by: string; as: Decision; remark: string } | null
}

/** Newest first. What happened before anything was recorded is told from the company's own row. */
export function wholeTimeline(recorded: readonly SignUpEvent[], facts: RowFacts): SignUpEvent[] {
  const has = (...kinds: EventKind[]) => recorded.some(({ kind }) => kinds.includes(kind))
  const plain = { section: null, fields: [], remark: '', sections: [] }
  const company = { ...plain, by: facts.registeredBy, byStaff: false }
  const { submittedAt, decided } = facts
  const told: SignUpEvent[] = has('entered')
    ? []
    : [{ ...company, kind: 'registered', at: facts.registeredAt }]
  if (submittedAt && !has('submitted')) told.push({ ...company, kind: 'submitted', at: submittedAt })
  if (decided && !has('approved', 'rejected'))
    told.push({
      ...plain,
      by: decided.by,
      byStaff: true,
      kind: decided.as,
      at: decided.at,
      remark: decided.remark,
    })
  return [...recorded, ...told].sort((one, other) => other.at.getTime() - one.at.getTime())
}

/**
 * The same past as the company may read it: staff act for the organiser and are not named, what they pass on among
 * themselves stays there, and of their remarks only those of a return and of a decision taken back are addressed to the
 * company.
 */
export const asCompanyReads = (events: readonly SignUpEvent[]): SignUpEvent[] =>
  events
    .filter(({ kind }) => kind !== 'second')
    .map((event) => ({
      ...event,
      by: event.byStaff ? '' : event.by,
      remark: event.kind === 'rejected' || event.kind === 'reopened' ? event.remark : '',
    }))

interface HandedIn {
  dataState: DataState
  submittedAt: Date | null
  reviewedAt: Date | null
}

/**
 * What a reviewer compares with: the submission before the present one, or the present one itself where it is the
 * first. Nothing where the company never handed anything in.
 */
export function comparedWith(
  /** When the last submission but one was recorded, if there was one. */
  earlier: Date | null,
  { dataState, submittedAt, reviewedAt }: HandedIn,
): { since: Date; first: boolean } | null {
  if (!submittedAt) return null
  if (dataState !== 'submitted') return { since: submittedAt, first: false }
  if (earlier) return { since: earlier, first: false }
  // A decision from before this submission shows that there was another, even if its line is no longer kept.
  if (reviewedAt && reviewedAt < submittedAt) return { since: reviewedAt, first: false }
  return { since: submittedAt, first: true }
}

/** Saves of sections after a moment, oldest first; `lines` come newest first. */
export const savesSince = (lines: readonly RecordedChange[], since: Date): SectionSave[] =>
  lines
    .filter(({ at }) => at > since)
    .flatMap(({ action, before, after }) => {
      const section = sectionSaved(action)
      return section && after ? [{ section, before, after }] : []
    })
    .reverse()
