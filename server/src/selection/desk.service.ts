import { type ChoiceSeen, faultOfExchange, gatesForStaff, isAsSeen } from '@fairground/domain/selection'
import { type Language, translate } from '@fairground/domain/text'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import type * as calls from '@fairground/wire/selection/desk'
import { tellExhibitor } from '../exhibitor'
import { letBoothsFollow } from '../ledger'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import type { TemplateName } from '../platform/messaging/templates'
import type { Platform } from '../platform/platform'
import { requireDivided } from './block'
import { type Chooser, lockWanted, readChooser, type WantedBooth } from './chooser.repository'
import { insertEvents } from './choosing.repository'
import {
  type ChoiceToDecide,
  lockCompanies,
  markConfirmed,
  markReturned,
  type NamedCompany,
  passOn,
  readChoices,
} from './desk.repository'
import { FaultRefusal, refuse } from './fault-refusal'
import { hallsInReach, requireGates, standingSideBySide, tell } from './trying'

/** What the organiser does with choices that companies have made. */

export const nameIn = (language: Language, { nameZh, nameEn }: NamedCompany): string =>
  language === 'en' ? nameEn || nameZh : nameZh || nameEn

type Decided = CallResult<typeof calls.confirmChoices>

/** What was looked at, and of it what stands so under the locks of the companies. */
async function lockSeen(trx: Db, choices: readonly ChoiceSeen[], edition: number): Promise<ChoiceToDecide[]> {
  const locked = await lockCompanies(
    trx,
    choices.map(({ companyId }) => companyId),
    edition,
  )
  const standing = await readChoices(
    trx,
    locked.map(({ id }) => id),
  )
  return standing.filter((choice) =>
    choices.some((looked) => looked.companyId === choice.id && isAsSeen(choice, looked)),
  )
}

const changedAmong = (choices: readonly ChoiceSeen[], same: readonly ChoiceToDecide[]): string[] =>
  choices.map(({ companyId }) => companyId).filter((id) => !same.some((choice) => choice.id === id))

/** Sent alone, it is told what keeps it back. Among many it is left out and named, so that the others go through. */
async function leaveOutRefused(
  found: readonly ChoiceToDecide[],
  isAlone: boolean,
  check: (companyId: string) => Promise<void>,
): Promise<ChoiceToDecide[]> {
  const fit: ChoiceToDecide[] = []
  for (const choice of found)
    try {
      await check(choice.id)
      fit.push(choice)
    } catch (error) {
      if (isAlone || !(error instanceof FaultRefusal)) throw error
    }
  return fit
}

/** Singly or many at once. Whoever is not as it was seen is left out and named; the others go through. */
export async function confirmChoices(
  platform: Platform,
  choices: readonly ChoiceSeen[],
  caller: SignedInCaller,
): Promise<Decided> {
  const settings = platform.settings.current()
  const { same, open } = await platform.db.transaction().execute(async (trx) => {
    const found = await lockSeen(trx, choices, settings.edition)
    // Pressed twice, or by two people: what is confirmed stays so.
    const before = found.filter(({ stage }) => stage === 'confirmed')
    const open = await leaveOutRefused(
      found.filter(({ stage }) => stage !== 'confirmed'),
      choices.length === 1,
      (id) => requireDivided(trx, id, settings, caller.language),
    )
    await markConfirmed(
      trx,
      open.map(({ id }) => id),
      caller.user.id,
    )
    for (const choice of open) await decided(platform, trx, choice, { action: 'confirm', caller })
    return { same: [...before, ...open], open }
  })
  for (const { id, accountId } of open) tell(platform, { companyId: id, accountId }, [])
  return { count: open.length, changed: changedAmong(choices, same) }
}

/** Back to the companies, with a reason they read. What each has stays its own. */
export async function returnChoices(
  platform: Platform,
  { choices, reason }: { choices: readonly ChoiceSeen[]; reason: string },
  caller: SignedInCaller,
): Promise<Decided> {
  const { edition } = platform.settings.current()
  const same = await platform.db.transaction().execute(async (trx) => {
    const same = await leaveOutRefused(await lockSeen(trx, choices, edition), choices.length === 1, (id) =>
      requireNoContract(trx, id),
    )
    for (const choice of same) {
      await markReturned(trx, choice.id, { reason, by: caller.user.id })
      await decided(platform, trx, choice, { action: 'return', caller, reason })
    }
    return same
  })
  for (const { id, accountId } of same) tell(platform, { companyId: id, accountId }, [])
  return { count: same.length, changed: changedAmong(choices, same) }
}

export async function returnChoice(
  platform: Platform,
  { reason, ...choice }: ChoiceSeen & { reason: string },
  caller: SignedInCaller,
): Promise<void> {
  const { changed } = await returnChoices(platform, { choices: [choice], reason }, caller)
  if (changed.length > 0) throw refuse('choiceChanged')
}

interface Decision {
  action: 'confirm' | 'return'
  caller: SignedInCaller
  reason?: string
}

const notices = { confirm: 'choiceConfirmed', return: 'choiceReturned' } as const satisfies Record<
  string,
  TemplateName
>

/** Written down, and told to the company once for each time it finished. */
async function decided(
  platform: Platform,
  trx: Db,
  choice: ChoiceToDecide,
  { action, caller, reason = '' }: Decision,
): Promise<void> {
  const { edition } = platform.settings.current()
  const { id: companyId, accountId, boothIds, codes, nameZh, nameEn, finishedAt } = choice
  await insertEvents(trx, [{ edition, companyId, actorId: caller.user.id, action, boothIds, reason }])
  await tellExhibitor(platform, trx, accountId, {
    template: notices[action],
    names: { company: nameZh || nameEn },
    params: { booths: codes.join(', '), ...(reason && { reason: reason.replace(/\s+/g, ' ') }) },
    dedupeKey: `choice:${action}:${companyId}:${finishedAt?.getTime() ?? 0}`,
    caller,
  })
}

/** Each has what the other had. Both must fit, by the same rules as a choice. */
export async function swapBooths(
  platform: Platform,
  { companyId, otherId, reason }: { companyId: string; otherId: string; reason: string },
  caller: SignedInCaller,
): Promise<void> {
  const settings = platform.settings.current()
  const { edition } = settings
  const swapped = await platform.db.transaction().execute(async (trx) => {
    const companies = await lockCompanies(trx, [companyId, otherId], edition)
    const sides = await Promise.all(
      [companyId, otherId].map(async (id) => {
        const company = companies.find((one) => one.id === id)
        if (!company) throw refuse('unknownCompany')
        return { company, chooser: await readChooser(trx, id) }
      }),
    )
    for (const { chooser } of sides)
      if (chooser.unsealed) throw refuse('contract', { number: chooser.unsealed })
    const all = await lockWanted(
      trx,
      sides.flatMap(({ chooser }) => chooser.booths.map(({ id }) => id)),
      edition,
    )
    const [one, other] = sides
    if (!one || !other) throw refuse('unknownCompany')
    for (const [taking, giving] of [
      [one, other],
      [other, one],
    ] as const) {
      const booths = all.filter(({ id }) => giving.chooser.booths.some((booth) => booth.id === id))
      const company = nameIn(caller.language, giving.company)
      if (booths.length === 0) throw refuse('nothingHeld', { company })
      requireFits(taking, booths)
    }
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      const boothIds = from.chooser.booths.map(({ id }) => id)
      await passOn(
        trx,
        { from: from.company.id, to: to.company.id, edition, reason, by: caller.user.id },
        boothIds,
      )
      await insertEvents(trx, [
        { edition, companyId: to.company.id, actorId: caller.user.id, action: 'swap', boothIds, reason },
      ])
    }
    // What was paid was paid for other booths, until the amendments say otherwise.
    await letBoothsFollow(trx, [companyId, otherId])
    return sides
  })
  const booths = swapped.flatMap(({ chooser }) => chooser.booths)
  for (const { chooser } of swapped) tell(platform, chooser, booths)

  function requireFits(
    { company, chooser }: { company: NamedCompany; chooser: Chooser },
    booths: readonly WantedBooth[],
  ): void {
    const named = (why: FaultRefusal): FaultRefusal =>
      refuse('notFit', {
        company: nameIn(caller.language, company),
        why: translate(why.fault.message, caller.language, why.fault.params),
      })
    try {
      const quota = requireGates(chooser, settings, gatesForStaff)
      const found = faultOfExchange(booths, {
        quota,
        halls: hallsInReach(quota, booths),
        adjoins: standingSideBySide(booths),
        areaSlack: settings.areaSlack,
        language: caller.language,
      })
      if (found) throw new FaultRefusal(found)
    } catch (error) {
      throw error instanceof FaultRefusal ? named(error) : error
    }
  }
}

async function requireNoContract(trx: Db, companyId: string): Promise<void> {
  const { contract } = await readChooser(trx, companyId)
  if (contract) throw refuse('contract', { number: contract })
}
