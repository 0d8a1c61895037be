import { z } from 'zod'
import { rulesOf } from '../../field'
import type { Settings } from '../../settings'
import { defineMessages, type Text } from '../../text'
import { code, figure, section } from './section'
import { chosen } from './text-rules'

export const boothRequestMessages = defineMessages('boothRequest', {
  exhibitType: { zh: '请选择展品类型', en: 'Exhibit type is required' },
  boothType: { zh: '请选择展位类型', en: 'Type of Booth is required' },
  notOffered: {
    zh: '所选展品类型不能申请该展位类型',
    en: 'This booth type is not offered for the exhibit type',
  },
  standardBooths: { zh: '请填写{least}-{most}个标准展位', en: 'Please enter {least}-{most} standard booths' },
  whole: { zh: '请输入整数数字', en: 'Please enter a whole number' },
  indoorArea: {
    zh: '室内光地展位面积应在{least}-{most}平方米之间',
    en: 'Indoor raw space must be {least}-{most} m²',
  },
  outdoorArea: {
    zh: '室外光地展位面积应在{least}-{most}平方米之间',
    en: 'Outdoor raw space must be {least}-{most} m²',
  },
  size: {
    zh: '请正确填写展位面积或个数信息',
    en: 'Please enter the area or the number of booths correctly',
  },
  nothing: { zh: '请至少选择一种展位填写报名信息', en: 'Please choose one kind of booth!' },
  saved: { zh: '报名信息暂存成功', en: 'Booth Requirement has been saved!' },
  failed: { zh: '报名信息暂存失败', en: 'save failed' },
})
const say = boothRequestMessages

export const boothTypes = { standard: '1', indoorRaw: '2', outdoorRaw: '3' } as const

type Limits = Pick<
  Settings,
  'boothTypesByExhibitType' | 'indoorAreaByExhibitType' | 'outdoorArea' | 'standardBooths'
>
export interface Range {
  least: number
  most: number
}

/** What somebody typed may be the name of something every object has. */
const valueAt = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined

/** Booth types a company may ask for, by what it shows. */
export const offeredBoothTypes = (exhibitType: string, limits: Limits): readonly string[] =>
  valueAt(limits.boothTypesByExhibitType, exhibitType) ?? []

/** The one figure a booth type asks for, and how much of it. */
export function sizeAsked(
  exhibitType: string,
  boothType: string,
  limits: Limits,
): { field: 'standardBooths' | 'indoorArea' | 'outdoorArea'; range: Range } | undefined {
  if (boothType === boothTypes.standard) return { field: 'standardBooths', range: limits.standardBooths }
  if (boothType === boothTypes.outdoorRaw) return { field: 'outdoorArea', range: limits.outdoorArea }
  const range = valueAt(limits.indoorAreaByExhibitType, exhibitType)
  return boothType === boothTypes.indoorRaw && range ? { field: 'indoorArea', range } : undefined
}

const size = z.custom<number>((value) => Number.isInteger(value) && (value as number) >= 0, say.whole)

const squareMetres = { zh: 'm²', en: 'm²' }
/** One of the three is asked for, by the type of booth; the others are kept as zero. */
const sizeOf = (zh: string, en: string, unit: Text) =>
  figure(zh, en, size.default(0), { unit, zeroIsNothing: true })

export const boothRequest = section({
  fields: {
    exhibitType: code('展品类型', 'Exhibit type', chosen(say.exhibitType), { list: 'exhibitType' }),
    boothType: code('展位类型', 'Type of booth', chosen(say.boothType), { list: 'boothType' }),
    standardBooths: sizeOf('标准展位数量', 'Number of standard booths', { zh: '个', en: '' }),
    indoorArea: sizeOf('室内光地面积', 'Indoor raw space', squareMetres),
    outdoorArea: sizeOf('室外光地面积', 'Outdoor raw space', squareMetres),
  },
})

export const boothRequestForm = (limits: Limits) =>
  z.object(rulesOf(boothRequest.fields)).superRefine((request, context) => {
    const complain = (field: string, message: string, params: Range | Record<string, never> = {}) =>
      context.addIssue({ code: 'custom', path: [field], message, params: { ...params } })
    if (!offeredBoothTypes(request.exhibitType, limits).includes(request.boothType))
      return complain('boothType', say.notOffered)
    const asked = sizeAsked(request.exhibitType, request.boothType, limits)
    if (!asked) return complain('boothType', say.nothing)
    const { field, range } = asked
    // Left empty or zero, whatever the organiser's range allows: nothing would be asked for.
    if (request[field] === 0) return complain(field, say.size)
    if (request[field] < range.least || request[field] > range.most) complain(field, say[field], range)
  })
export type BoothRequest = z.output<ReturnType<typeof boothRequestForm>>

/** Whether what was once saved could be saved today: the organiser may have changed the limits since. */
export const requestStillHolds = (stored: unknown, limits: Limits): boolean =>
  boothRequestForm(limits).safeParse(stored).success

/** Only the figure that belongs to the booth type is kept. */
export function keptRequest(request: BoothRequest, limits: Limits): BoothRequest {
  const asked = sizeAsked(request.exhibitType, request.boothType, limits)
  const none = { standardBooths: 0, indoorArea: 0, outdoorArea: 0 }
  return { ...request, ...none, ...(asked ? { [asked.field]: request[asked.field] } : {}) }
}
