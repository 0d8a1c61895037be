import { type Language, translate } from '@fairground/domain/text'
import {
  momentsAt,
  windowMessages as say,
  shortestWindowMs,
  type WindowAction,
  type WindowSpan,
  type WindowToCancel,
  type WindowToSet,
  wallTimeOf,
} from '@fairground/domain/window'
import { codes } from '@fairground/wire/kernel/codes'
import { companyNews } from '../exhibitor'
import { recordAudit } from '../platform/audit/audit'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal, refuseField } from '../platform/http/refusal'
import type { TemplateName } from '../platform/messaging/templates'
import { momentIn } from '../platform/moment-in'
import type { Platform } from '../platform/platform'
import {
  deleteWindow,
  insertChange,
  type LockedWindow,
  lockWindows,
  putWindow,
  readLastChange,
  type Span,
} from './window.repository'
import { tellOfWindow } from './window-notice'

/** Windows by the organiser's hand: several together or none of them, each change on record and told to the company. */

interface Changing {
  platform: Platform
  trx: Db
  caller: SignedInCaller
}

/** How many companies have the window now that was asked for; set twice by a double click, it is set once. */
export function setWindows(
  platform: Platform,
  entries: readonly WindowToSet[],
  caller: SignedInCaller,
): Promise<number> {
  return changing({ platform, caller }, entries, async (work, { companyId, version, ...span }, found) => {
    const { timeZone } = platform.settings.current()
    const wanted = momentsOf(span, found, timeZone)
    if (isSame(found.window, wanted)) return true
    await requireSeen(work, found, version)
    if (wanted.endsAt <= found.now) throw refuseField('endsAt', say.past)
    const round = found.window?.round ?? firstRound
    await putWindow(work.trx, { ...wanted, companyId, round, by: caller.user.id })
    await record(work, found, { action: found.window ? 'change' : 'set', round, after: wanted })
    return true
  })
}

const firstRound = 1

/** How many of them had one. */
export function cancelWindows(
  platform: Platform,
  entries: readonly WindowToCancel[],
  caller: SignedInCaller,
): Promise<number> {
  return changing({ platform, caller }, entries, async (work, { companyId, version }, found) => {
    if (!found.window) return false
    await requireSeen(work, found, version)
    const { round } = found.window
    await deleteWindow(work.trx, companyId, round)
    await record(work, found, { action: 'cancel', round, after: undefined })
    return true
  })
}

/** All or none, under the locks of all companies: one refusal undoes what was done for the others. */
async function changing<Entry extends { companyId: string }>(
  { platform, caller }: Omit<Changing, 'trx'>,
  entries: readonly Entry[],
  change: (work: Changing, entry: Entry, found: LockedWindow) => Promise<boolean>,
): Promise<number> {
  const { edition } = platform.settings.current()
  return platform.db.transaction().execute(async (trx) => {
    const ids = entries.map(({ companyId }) => companyId)
    const windows = await lockWindows(trx, ids, edition)
    const complaints: Complaint[] = []
    let changed = 0
    for (const entry of entries) {
      const company = windows.get(entry.companyId)
      try {
        if (!company) throw refuseField('companyId', say.unknownCompany)
        if (await change({ platform, trx, caller }, entry, company)) changed += 1
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        complaints.push({ company, refusal: error })
      }
    }
    if (complaints.length > 0) throw asOne(complaints, entries.length, caller.language)
    return changed
  })
}

interface Complaint {
  company: LockedWindow | undefined
  refusal: Refusal
}

/** One company's fault is said beside its field; of several, each by name and the same words once. */
function asOne(complaints: readonly Complaint[], asked: number, language: Language): Refusal {
  const [first] = complaints
  if (first && asked === 1) return first.refusal
  const told = complaints.map(({ company, refusal: { messageKey, params } }) => {
    const why = translate(messageKey, language, params)
    if (!company || messageKey === say.conflict) return why
    return translate(say.ofCompany, language, { company: nameIn(language, company), why })
  })
  const stale = complaints.find(({ refusal }) => refusal.code === codes.conflict)
  return new Refusal(stale ? codes.conflict : codes.refused, [...new Set(told)].join('\n'))
}

const isSame = (one: Span | undefined, other: Span): boolean =>
  one !== undefined &&
  one.startsAt.getTime() === other.startsAt.getTime() &&
  one.endsAt.getTime() === other.endsAt.getTime()

/** A time that is left as it was shown stays the moment it was, also where a clock that is put back shows it twice. */
function momentsOf(span: WindowSpan, { window }: LockedWindow, timeZone: string): Span {
  const read = (field: 'startsAt' | 'endsAt'): Date => {
    const kept = window?.[field]
    if (kept && wallTimeOf(kept, timeZone) === span[field]) return kept
    const [moment] = momentsAt(span[field], timeZone)
    if (!moment) throw refuseField(field, say.noSuchHour)
    return moment
  }
  const wanted = { startsAt: read('startsAt'), endsAt: read('endsAt') }
  if (wanted.endsAt.getTime() - wanted.startsAt.getTime() < shortestWindowMs)
    throw refuseField('endsAt', say.tooShort)
  return wanted
}

async function requireSeen(
  { platform, trx, caller }: Changing,
  found: LockedWindow,
  seen: number | undefined,
): Promise<void> {
  if (seen === undefined || seen === found.version) return
  const last = await readLastChange(trx, found.companyId)
  throw new Refusal(codes.conflict, say.conflict, {
    company: nameIn(caller.language, found),
    who: last?.who ?? '',
    when: last ? momentIn(last.at, platform.settings.current().timeZone) : '',
  })
}

const nameIn = (language: Language, { nameZh, nameEn }: LockedWindow): string =>
  language === 'en' ? nameEn || nameZh : nameZh || nameEn

const templates: Record<WindowAction, TemplateName> = {
  set: 'windowSet',
  change: 'windowChanged',
  cancel: 'windowCancelled',
}

interface Change {
  action: WindowAction
  round: number
  after: Span | undefined
}

async function record({ platform, trx, caller }: Changing, found: LockedWindow, change: Change) {
  const { companyId, accountId, window: before } = found
  const { action, round, after } = change
  const id = await insertChange(trx, {
    companyId,
    round,
    action,
    source: 'hand',
    before,
    after,
    by: caller.user.id,
  })
  await recordAudit(trx, caller, {
    action: `${action}-window`,
    subjectType: 'selection-window',
    subjectId: companyId,
    before: before && { round, startsAt: before.startsAt, endsAt: before.endsAt },
    after: after && { round, ...after },
  })
  for (const news of companyNews({ id: companyId, accountId })) await platform.live.publish(trx, news)
  const span = after ?? before
  // Whoever is not approved yet would take it for an approval; they are told when it is about to open.
  if (span && found.approved)
    await tellOfWindow(platform, trx, found, {
      template: templates[action],
      span,
      // By the number of the change: what is changed back is news again, and a repeated request is no change.
      dedupeKey: `window:${id}`,
      caller,
    })
}
