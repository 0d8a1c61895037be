import { isUndivided, type Quota, quotaOf } from '@fairground/domain/selection'
import type { Settings } from '@fairground/domain/settings'
import type { Language } from '@fairground/domain/text'
import type { Block, ExhibitionGroup } from '@fairground/wire/selection/block'
import type { Db } from '../platform/database/database'
import { allowanceOf, type OwnAsked } from '../quota'
import {
  type BlockHolding,
  type Delegacy,
  findDelegacy,
  type GroupUnit,
  type ListedDelegate,
  readBlockHoldings,
  readDelegates,
  readGroupUnits,
  readMembers,
} from './block.repository'
import { readChooser } from './chooser.repository'
import { refuse } from './fault-refusal'

const written = (quota: Quota) => ({ ...quota, exhibitTypes: [...quota.exhibitTypes] })
const ownQuotaOf = (allowed: OwnAsked | null, settings: Settings): Quota | undefined =>
  allowed ? quotaOf(allowed.asked, allowed.tiers, settings) : undefined

const placed = ({ companyId: _company, companyName: _name, inBlock: _in, ...booth }: BlockHolding) => booth

/** A block as whoever divides it needs to see it. */
export async function readBlock(
  db: Db,
  delegacy: Delegacy,
  settings: Settings,
  language: Language,
): Promise<Block> {
  const { edition } = settings
  const [chooser, holdings, members, units] = await Promise.all([
    readChooser(db, delegacy.companyId),
    readBlockHoldings(db, delegacy, language),
    readMembers(db, delegacy.id, language),
    readGroupUnits(db, { edition, language }, delegacy),
  ])
  const own = holdings.filter(({ companyId }) => companyId === delegacy.companyId)
  const given = holdings.filter(({ companyId }) => companyId !== delegacy.companyId)
  const getters = new Map(given.map(({ companyId, companyName }) => [companyId, companyName]))
  const quota = chooser.allowed ? allowanceOf(chooser.allowed, settings).ownQuota : undefined
  const isApart = ({ companyId, inBlock }: GroupUnit) =>
    !inBlock && companyId !== delegacy.companyId && !getters.has(companyId)
  return {
    delegateId: delegacy.id,
    version: delegacy.version,
    groupName: delegacy.groupName,
    stage: chooser.stage,
    delegate: {
      companyId: delegacy.companyId,
      name:
        units.find(({ companyId }) => companyId === delegacy.companyId)?.name ?? own[0]?.companyName ?? '',
      quota: quota ? written(quota) : null,
      others: own.filter(({ inBlock }) => !inBlock).map(placed),
    },
    booths: own.filter(({ inBlock }) => inBlock).map(placed),
    units: members.flatMap(({ companyId, name, allowed }) => {
      const unitQuota = ownQuotaOf(allowed, settings)
      return unitQuota ? [{ companyId, name, quota: written(unitQuota) }] : []
    }),
    given: [...getters].map(([companyId, name]) => ({
      companyId,
      name,
      codes: given.filter((holding) => holding.companyId === companyId).map(({ code }) => code),
    })),
    apart: units.filter(isApart).map(({ name }) => name),
    areaSlack: settings.areaSlack,
  }
}

export async function listGroups(db: Db, settings: Settings, language: Language): Promise<ExhibitionGroup[]> {
  const reading = { edition: settings.edition, language }
  const [units, delegates] = await Promise.all([readGroupUnits(db, reading), readDelegates(db, reading)])
  const groups = new Map<string, GroupUnit[]>()
  for (const unit of units) {
    const key = JSON.stringify([unit.groupType, unit.groupName])
    groups.set(key, [...(groups.get(key) ?? []), unit])
  }
  return [...groups.values()].flatMap((all) => {
    const [first] = all
    if (!first) return []
    const { groupType, groupName } = first
    const delegate = delegates.find((one) => one.groupType === groupType && one.groupName === groupName)
    return [groupOf(all, { groupType, groupName }, delegate, settings)]
  })
}

function groupOf(
  all: readonly GroupUnit[],
  name: Pick<Delegacy, 'groupType' | 'groupName'>,
  delegate: ListedDelegate | undefined,
  settings: Settings,
): ExhibitionGroup {
  const units = all.map(({ companyId, name: company, approved, allowed, codes, inBlock }) => {
    const quota = ownQuotaOf(allowed, settings)
    const standing =
      companyId === delegate?.companyId
        ? ('delegate' as const)
        : inBlock
          ? ('inBlock' as const)
          : codes.length > 0
            ? ('hasBooths' as const)
            : ('apart' as const)
    return {
      companyId,
      name: company,
      approved,
      boothClass: quota?.boothClass ?? null,
      count: quota?.count ?? null,
      codes,
      standing: delegate ? standing : null,
    }
  })
  const counted = units.flatMap(({ standing, approved, codes, count }) => {
    const isCounted = delegate
      ? standing === 'delegate' || standing === 'inBlock'
      : approved && codes.length === 0
    return isCounted && count ? [count] : []
  })
  return {
    ...name,
    units,
    wanted: {
      least: counted.reduce((sum, { least }) => sum + least, 0),
      most: counted.reduce((sum, { most }) => sum + most, 0),
    },
    delegate: delegate
      ? {
          id: delegate.id,
          companyId: delegate.companyId,
          name: delegate.name,
          reason: delegate.reason,
          by: delegate.by,
          at: delegate.at,
        }
      : null,
    held: delegate?.held ?? 0,
    divided: delegate?.divided ?? 0,
  }
}

/** Whoever has more than it may have alone has to divide first: nobody else could answer for those booths. */
export async function requireDivided(
  trx: Db,
  companyId: string,
  settings: Settings,
  language: Language,
): Promise<void> {
  const delegacy = await findDelegacy(trx, settings.edition, { companyId })
  if (!delegacy) return
  const { allowed, booths } = await readChooser(trx, companyId)
  const quota = allowed ? allowanceOf(allowed, settings).ownQuota : undefined
  if (!isUndivided(booths, quota)) return
  const block = await readBlockHoldings(trx, delegacy, language)
  const own = block.filter((holding) => holding.companyId === companyId && holding.inBlock)
  if (own.length === 0) return
  throw refuse('undivided', {
    company: own[0]?.companyName ?? '',
    codes: own.map(({ code }) => code).join(' '),
  })
}
