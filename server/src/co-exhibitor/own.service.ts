import {
  type CoExhibitorSaved,
  type CoExhibitorSeen,
  sameNamed,
  coExhibitorMessages as say,
} from '@fairground/domain/co-exhibitor'
import { dayIn } from '@fairground/domain/field'
import type { Settings } from '@fairground/domain/settings'
import { type Language, translate } from '@fairground/domain/text'
import type { ListedCoExhibitor, OwnCoExhibitors } from '@fairground/wire/co-exhibitor'
import { codes } from '@fairground/wire/kernel/codes'
import { readBoothsHeld } from '../booth'
import { findCompanyFor } from '../company'
import { companyNews } from '../exhibitor'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import { dayIn as dayInWords } from '../platform/paper/moments'
import type { Platform } from '../platform/platform'
import { keeperIn } from '../platform/record/keeper'
import {
  deleteCoExhibitor,
  insertCoExhibitor,
  readOfCompany,
  type StoredCoExhibitor,
  updateCoExhibitor,
} from './co-exhibitor.repository'
import { keptCoExhibitor, type MayLose, shown, wordsOf } from './kept'

interface Closed {
  message: string
  params: Record<string, string>
}

async function whyClosed(
  db: Db,
  companyId: string | undefined,
  { coExhibitorDeadline, timeZone }: Settings,
  language: Language,
): Promise<Closed | undefined> {
  if (!companyId || (await readBoothsHeld(db, companyId)).length === 0)
    return { message: say.noBooth, params: {} }
  return dayIn(timeZone) > coExhibitorDeadline
    ? { message: say.deadlineOver, params: { day: dayInWords(language, coExhibitorDeadline) } }
    : undefined
}

export async function readOwn({ db, settings }: Platform, caller: SignedInCaller): Promise<OwnCoExhibitors> {
  const current = settings.current()
  const company = await findCompanyFor(db, caller, {}, current.edition)
  const closed = await whyClosed(db, company?.id, current, caller.language)
  return {
    closed: closed ? translate(closed.message, caller.language, closed.params) : null,
    lastDay: current.coExhibitorDeadline,
    most: current.coExhibitors.most,
    badgesEach: current.coExhibitors.badges,
    coExhibitors: company ? (await readOfCompany(db, company.id)).map(shown) : [],
  }
}

export const coExhibitorsOfCompany = async (db: Db, companyId: string): Promise<ListedCoExhibitor[]> =>
  (await readOfCompany(db, companyId)).map(shown)

/** Under the lock of the company: how many it has cannot change meanwhile. */
async function changing<Done>(
  platform: Platform,
  caller: SignedInCaller,
  work: (trx: Db, company: { id: string; accountId: string }, all: StoredCoExhibitor[]) => Promise<Done>,
): Promise<Done> {
  const settings = platform.settings.current()
  return platform.db.transaction().execute(async (trx) => {
    const company = await findCompanyFor(trx, caller, {}, settings.edition, true)
    const closed = await whyClosed(trx, company?.id, settings, caller.language)
    if (closed || !company) throw new Refusal(codes.refused, closed?.message ?? say.noBooth, closed?.params)
    return work(trx, company, await readOfCompany(trx, company.id))
  })
}

export const saveCoExhibitor = (
  platform: Platform,
  said: CoExhibitorSaved,
  caller: SignedInCaller,
): Promise<void> =>
  changing(platform, caller, async (trx, company, all) => {
    const { coExhibitors } = platform.settings.current()
    const before = all.find(({ id }) => id === said.id)
    // Sent twice, it is saved once.
    if (before && isSame(before, said)) return
    if (!before && said.version > 0) throw new Refusal(codes.refused, say.unknown)
    if (!before && all.length >= coExhibitors.most)
      throw new Refusal(codes.refused, say.full, { most: coExhibitors.most })
    const keeper = keeperIn(platform, trx, caller, keptCoExhibitor)
    if (before) await keeper.requireSeen(before, said.version)
    const twin = sameNamed(all, said)
    if (twin) {
      const name = twin.nameZh || twin.nameEn
      const message = translate(say.doubled, caller.language, { name })
      throw new Refusal(codes.refused, say.doubled, { name }, [{ path: 'nameZh', message }])
    }
    await takeLogo(platform, trx, company.accountId, before?.logoFileId ?? null, said.logoFileId)
    if (before) await updateCoExhibitor(trx, said, caller.user.id)
    else if (!(await insertCoExhibitor(trx, company.id, said, caller.user.id)))
      throw new Refusal(codes.refused, say.unknown)
    await keeper.record(
      {
        id: said.id,
        action: before ? 'edit' : 'name-co-exhibitor',
        ...(before && { before: wordsOf(before) }),
        after: wordsOf(said),
      },
      ...companyNews(company),
    )
  })

const isSame = (before: StoredCoExhibitor, said: CoExhibitorSaved): boolean =>
  before.logoFileId === said.logoFileId && JSON.stringify(wordsOf(before)) === JSON.stringify(wordsOf(said))

async function takeLogo(
  { files }: Platform,
  trx: Db,
  accountId: string,
  before: string | null,
  after: string | null,
): Promise<void> {
  if (before === after) return
  if (after && !(await files.claim(trx, after, accountId, 'logo')))
    throw new Refusal(codes.refused, say.logoGone, {}, [{ path: 'logoFileId', message: say.logoGone }])
  if (before) await files.release(trx, before)
}

export const removeCoExhibitor = (
  platform: Platform,
  { id, version }: CoExhibitorSeen,
  caller: SignedInCaller,
  mayLose: MayLose,
): Promise<void> =>
  changing(platform, caller, async (trx, company, all) => {
    const before = all.find((one) => one.id === id)
    // Taken off twice is taken off once, and somebody else's is answered no differently.
    if (!before) return
    const keeper = keeperIn(platform, trx, caller, keptCoExhibitor)
    await keeper.requireSeen(before, version)
    await mayLose(trx, company.id, platform.settings.current(), before.state === 'confirmed')
    await deleteCoExhibitor(trx, id)
    if (before.logoFileId) await platform.files.release(trx, before.logoFileId)
    await keeper.record(
      { id, action: 'remove-co-exhibitor', before: { ...wordsOf(before), state: before.state } },
      ...companyNews(company),
    )
  })
