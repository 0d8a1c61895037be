import { type Adjoins, faultOfDivision, type Quota, type ShareOf } from '@fairground/domain/selection'
import { type Language, translate } from '@fairground/domain/text'
import { adjoins } from '@fairground/floorplan/neighbours'
import type { Block, BlockBooth } from '@fairground/wire/selection/block'

/** To which unit each booth goes; the delegate keeps what is not in it. */
export type Assigned = ReadonlyMap<string, string>

export interface Judged {
  shares: { companyId: string; boothIds: string[] }[]
  /** In words, why it cannot be done like this. */
  fault: string | undefined
  /** Who would have fewer than it should, by name: worth a word and no obstacle. */
  short: string[]
}

/** By the rules the server decides with, before anything is sent. */
export function judge(block: Block, assigned: Assigned, language: Language): Judged {
  const { delegate, units, booths, areaSlack } = block
  const given = units.map(({ companyId, quota }) => ({
    companyId,
    quota: ruled(quota),
    booths: booths.filter(({ id }) => assigned.get(id) === companyId),
  }))
  const getting = given.filter((share) => share.booths.length > 0)
  const left = booths.filter(({ id }) => !getting.some(({ companyId }) => assigned.get(id) === companyId))
  const kept = [...delegate.others, ...left]
  const nameOf = (id: string) => units.find(({ companyId }) => companyId === id)?.name ?? delegate.name
  const found =
    delegate.quota &&
    faultOfDivision({
      kept: { companyId: delegate.companyId, quota: ruled(delegate.quota), booths: kept },
      left,
      shares: getting,
      adjoins: sideBySide([...booths, ...delegate.others]),
      areaSlack,
      nameOf,
    })
  return {
    shares: getting.map((share) => ({
      companyId: share.companyId,
      boothIds: share.booths.map(({ id }) => id),
    })),
    fault: found
      ? found.fault.kind === 'leftOver'
        ? translate(found.fault.message, language, found.fault.params)
        : `${nameOf(found.companyId)}${language === 'en' ? ': ' : '：'}${translate(found.fault.message, language, found.fault.params)}`
      : undefined,
    short: [
      ...(isShort(kept, delegate.quota) ? [delegate.name] : []),
      ...given.filter(tooFew).map(({ companyId }) => nameOf(companyId)),
    ],
  }
}

/** As the rules take it: what is not there is said to be so. */
const ruled = (quota: Block['units'][number]['quota']): Quota => ({ ...quota, area: quota.area })

const isShort = (booths: readonly unknown[], quota: Pick<Quota, 'count'> | null): boolean =>
  quota !== null && booths.length < quota.count.least
const tooFew = ({ booths, quota }: ShareOf): boolean => isShort(booths, quota)

function sideBySide(booths: readonly BlockBooth[]): Adjoins {
  const byId = new Map(booths.map((booth) => [booth.id, booth]))
  return (one, other) => {
    const [a, b] = [byId.get(one), byId.get(other)]
    return a !== undefined && b !== undefined && a.hallId === b.hallId && adjoins(a, b)
  }
}
