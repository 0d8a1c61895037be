import type { BoothClass, HallKind } from '../booth'
import { boothTypes, offeredBoothTypes } from '../company'
import { type Adjoins, areTogether, type BoothsAsked, type Quota, reachOf } from '../selection'
import type { Settings } from '../settings'
import type { Language, Text } from '../text'
import { assignmentMessages as say } from './assignment.messages'
import { capsOf, faultOfHoldings } from './caps'

/** A booth as it is weighed: what it is, and in what kind of hall. */
export interface WeighedBooth {
  id: string
  code: string
  hallId: string
  hallKind: HallKind
  boothClass: BoothClass
  exhibitType: string
  areaM2: number
}

export interface Giving {
  /** What is to be given. */
  booths: readonly WeighedBooth[]
  /** What the company has already, by whosever hand. */
  held: readonly WeighedBooth[]
  /** Nothing before the company asked for booths. */
  asked: BoothsAsked | undefined
  quota: Quota | undefined
  /** Whether two booths of one hall share enough of an edge to be one stand. */
  adjoins: Adjoins
  settings: Settings
  language: Language
}

export interface Finding {
  message: string
  params: Record<string, string | number>
}

export interface Judgement {
  /** Whoever gives it, and for whatever reason. */
  refused: Finding | undefined
  /** Not as the quota has it: for a reason only, on record. */
  outsideQuota: Finding | undefined
  /** To be seen before the click, and refused by nobody. */
  warnings: Finding[]
  /** What the quota leaves after it, in booths or in square metres. Nothing where it does not measure such booths. */
  left: number | undefined
}

/** What it would mean to give a company these booths. */
export function judge(giving: Giving): Judgement {
  return {
    refused: refusal(giving),
    outsideQuota: faultOfQuota(giving),
    warnings: [otherKind(giving), apart(giving)].filter((found) => found !== undefined),
    left: leftOf(giving),
  }
}

const finding = (message: string, params: Finding['params'] = {}): Finding => ({ message, params })
const allOf = ({ booths, held }: Giving): WeighedBooth[] => [...held, ...booths]
const codesOf = (booths: readonly WeighedBooth[]): string => booths.map(({ code }) => code).join(', ')

/** In hundredths, or adding decimals would bring errors of its own. */
const areaOf = (booths: readonly WeighedBooth[]): number =>
  booths.reduce((sum, { areaM2 }) => sum + Math.round(areaM2 * 100), 0) / 100

/** As companies ask for booths. */
const typeNames: Readonly<Record<string, Text>> = {
  [boothTypes.standard]: { zh: '标准展位', en: 'standard booths' },
  [boothTypes.indoorRaw]: { zh: '室内光地', en: 'indoor raw space' },
  [boothTypes.outdoorRaw]: { zh: '室外光地', en: 'outdoor raw space' },
}

function typeOf({ boothClass, hallKind }: WeighedBooth): string {
  if (boothClass === 'standard') return boothTypes.standard
  return hallKind === 'outdoor' ? boothTypes.outdoorRaw : boothTypes.indoorRaw
}

const namesOf = (types: readonly string[], language: Language): string =>
  [...new Set(types)]
    .map((type) => typeNames[type]?.[language] ?? type)
    .join(language === 'en' ? ' or ' : '、')

function refusal(giving: Giving): Finding | undefined {
  if (giving.booths.length === 0) return undefined
  return faultOfExhibits(giving) ?? faultOfHoldings(allOf(giving), capsOf(giving.settings))
}

/** What a company shows decides the class of its booths and which types of them there are for it. */
function faultOfExhibits({ booths, asked, settings, language }: Giving): Finding | undefined {
  const reach = asked && reachOf(asked, settings)
  if (!reach) return undefined
  const others = booths.filter(({ exhibitType }) => !reach.exhibitTypes.includes(exhibitType))
  if (others.length > 0) return finding(say.otherExhibits, { codes: codesOf(others) })
  const types = offeredBoothTypes(asked.exhibitType, settings)
  const ofOtherType = booths.filter((booth) => !types.includes(typeOf(booth)))
  return ofOtherType.length > 0
    ? finding(say.otherType, { codes: codesOf(ofOtherType), types: namesOf(types, language) })
    : undefined
}

/** Raw space counts by its sum: a second piece of it makes up one stand with the first. */
function faultOfQuota(giving: Giving): Finding | undefined {
  const { booths, quota, settings } = giving
  if (booths.length === 0) return undefined
  if (!quota) return finding(say.noQuota)
  const all = allOf(giving)
  if (!measures(quota, all)) return undefined
  if (!quota.area) {
    const { most } = quota.count
    return all.length > most ? finding(say.tooMany, { most, count: all.length }) : undefined
  }
  const { least, most } = quota.area
  const area = areaOf(all)
  if (area > most + settings.areaSlack) return finding(say.tooLarge, { most, area })
  return area < least ? finding(say.tooSmall, { least, area }) : undefined
}

/** Metres say nothing of standard booths, and their number nothing of raw space. */
const measures = (quota: Quota, all: readonly WeighedBooth[]): boolean =>
  all.every(({ boothClass }) => boothClass === quota.boothClass)

function leftOf(giving: Giving): number | undefined {
  const { quota } = giving
  const all = allOf(giving)
  if (!quota || !measures(quota, all)) return undefined
  const left = quota.area ? quota.area.most - areaOf(all) : quota.count.most - all.length
  return Math.max(0, Math.round(left * 100) / 100)
}

function otherKind({ booths, asked, language }: Giving): Finding | undefined {
  const given = booths.map(typeOf)
  if (!asked || given.every((type) => type === asked.boothType)) return undefined
  return finding(say.otherKind, {
    asked: namesOf([asked.boothType], language),
    given: namesOf(given, language),
  })
}

function apart(giving: Giving): Finding | undefined {
  if (giving.booths.length === 0) return undefined
  const ids = allOf(giving).map(({ id }) => id)
  return areTogether(ids, giving.adjoins) ? undefined : finding(say.apart)
}
