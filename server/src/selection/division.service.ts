import { type BlockDivided, faultOfDivision, type Gate, type ShareOf } from '@fairground/domain/selection'
import { translate } from '@fairground/domain/text'
import type { Block } from '@fairground/wire/selection/block'
import { recordAudit } from '../platform/audit/audit'
import { allowanceOf } from '../quota'
import { readBlock } from './block'
import {
  type BlockHolding,
  type Delegacy,
  findDelegacy,
  giveFromBlock,
  type Member,
  markDivided,
  readBlockHoldings,
  readMembers,
} from './block.repository'
import { lockWanted, readChooser } from './chooser.repository'
import { insertEvents, markFinished } from './choosing.repository'
import { lockCompanies } from './desk.repository'
import { FaultRefusal, refuse } from './fault-refusal'
import { type Deed, requireGates, standingSideBySide, type Trying, tell, tried } from './trying'

/** What a unit needs to be given booths; its hours and those of the delegate do not matter any more. */
const gatesOfUnit: readonly Gate[] = ['approved', 'welcome', 'quota']

/** Gives booths of a block to the units of its group, all or none. Said twice, it was said once. */
export async function divideBlock(
  trying: Omit<Trying, 'lock' | 'gates'>,
  delegateCompanyId: string,
  division: BlockDivided,
): Promise<Block> {
  const { platform, caller } = trying
  const settings = platform.settings.current()
  const { edition } = settings
  const { language } = caller
  const boothIds = division.shares.flatMap((share) => share.boothIds)
  const getters = division.shares.map(({ companyId }) => companyId)
  let told: Member[] = []
  await tried(
    {
      ...trying,
      gates: [],
      lock: async (trx) => {
        const delegacy = await findDelegacy(trx, edition, { companyId: delegateCompanyId })
        // Only companies of the group are locked, whomever somebody names.
        const known = delegacy ? await whoMayGet(trx, delegacy) : []
        const wanted = getters.filter((id) => known.includes(id))
        const locked = await lockCompanies(trx, [delegateCompanyId, ...wanted], edition)
        return locked.find(({ id }) => id === delegateCompanyId)?.id
      },
    },
    'divide',
    boothIds,
    async (deed) => {
      const delegacy = await findDelegacy(deed.trx, edition, { companyId: delegateCompanyId })
      if (!delegacy) throw refuse(caller.user.department === 'exhibitor' ? 'notDelegate' : 'unknownDelegate')
      const holdings = await readBlockHoldings(deed.trx, delegacy, language)
      if (isDividedSo(division, holdings)) return undefined
      const { chooser } = deed
      if (division.version !== delegacy.version) throw refuse('dividedMeanwhile')
      if (chooser.stage !== 'finished') throw refuse('blockOpen')
      if (chooser.contract) throw refuse('contract', { number: chooser.contract })
      const members = await readMembers(deed.trx, delegacy.id, language)
      told = members.filter(({ companyId }) => getters.includes(companyId))
      if (told.length < getters.length) throw refuse('notUnit')
      await requireInBlock(deed, boothIds, holdings, delegacy)
      await requireFits(deed, { division, holdings, delegacy, members })
      await give(deed, division, delegacy)
      await markDivided(deed.trx, delegacy.id)
      if (caller.user.department !== 'exhibitor')
        await recordAudit(deed.trx, caller, {
          action: 'divide-block',
          subjectType: 'group-delegate',
          subjectId: delegacy.id,
          after: { group: delegacy.groupName, booths: boothIds.length, reason: trying.reason },
        })
      return chooser.booths.filter(({ id }) => !boothIds.includes(id))
    },
  )
  for (const unit of told) tell(platform, unit, [])
  const after = await findDelegacy(platform.db, edition, { companyId: delegateCompanyId })
  if (!after) throw refuse('unknownDelegate')
  return readBlock(platform.db, after, settings, language)

  async function whoMayGet(trx: Deed['trx'], delegacy: Delegacy): Promise<string[]> {
    const members = await readMembers(trx, delegacy.id, language)
    const holdings = await readBlockHoldings(trx, delegacy, language)
    return [...members, ...holdings].map(({ companyId }) => companyId)
  }

  async function requireFits(
    { trx, chooser }: Deed,
    given: { division: BlockDivided; holdings: BlockHolding[]; delegacy: Delegacy; members: Member[] },
  ): Promise<void> {
    const { holdings, delegacy, members } = given
    const nameOf = (id: string) =>
      members.find(({ companyId }) => companyId === id)?.name ??
      holdings.find(({ companyId }) => companyId === id)?.companyName ??
      ''
    const named = (companyId: string, { message, params }: FaultRefusal['fault']): FaultRefusal =>
      refuse('notFit', { company: nameOf(companyId), why: translate(message, language, params) })
    const shares: ShareOf[] = []
    for (const { companyId, boothIds: ids } of given.division.shares) {
      const unit = await readChooser(trx, companyId)
      if (unit.contract) throw refuse('contract', { number: unit.contract })
      try {
        const quota = requireGates(unit, settings, gatesOfUnit)
        shares.push({ companyId, quota, booths: holdings.filter(({ id }) => ids.includes(id)) })
      } catch (error) {
        throw error instanceof FaultRefusal ? named(companyId, error.fault) : error
      }
    }
    const own = holdings.filter(
      ({ id, companyId }) => companyId === delegacy.companyId && !boothIds.includes(id),
    )
    const quota = chooser.allowed ? allowanceOf(chooser.allowed, settings).ownQuota : undefined
    if (!quota) throw refuse('noQuota')
    const found = faultOfDivision({
      kept: { companyId: delegacy.companyId, quota, booths: own },
      left: own.filter(({ inBlock }) => inBlock),
      shares,
      adjoins: standingSideBySide(holdings),
      areaSlack: settings.areaSlack,
      nameOf,
    })
    if (found)
      throw found.fault.kind === 'leftOver'
        ? new FaultRefusal(found.fault)
        : named(found.companyId, found.fault)
  }

  async function give({ trx, change }: Deed, { shares }: BlockDivided, delegacy: Delegacy): Promise<void> {
    for (const share of shares) {
      if ((await giveFromBlock(trx, delegacy, share, change)) < share.boothIds.length)
        throw refuse('dividedMeanwhile')
      await markFinished(trx, share.companyId)
    }
    const { reason, by: actorId } = change
    await insertEvents(
      trx,
      shares.map((share) => ({ edition, actorId, action: 'divide', reason, ...share })),
    )
  }
}

const isDividedSo = ({ shares }: BlockDivided, holdings: readonly BlockHolding[]): boolean =>
  shares.every(({ companyId, boothIds }) =>
    boothIds.every((id) => holdings.some((had) => had.id === id && had.companyId === companyId)),
  )

/** Booths after companies, in their one order, and only what the delegate still has of the block. */
async function requireInBlock(
  { trx, settings }: Deed,
  boothIds: readonly string[],
  holdings: readonly BlockHolding[],
  { companyId }: Delegacy,
): Promise<void> {
  const locked = await lockWanted(trx, boothIds, settings.edition)
  if (locked.length < boothIds.length) throw refuse('unknownBooth')
  const others = locked.filter(
    ({ id }) => !holdings.some((had) => had.id === id && had.companyId === companyId && had.inBlock),
  )
  if (others.length > 0) throw refuse('notInBlock', { codes: others.map(({ code }) => code).join(' ') })
}
