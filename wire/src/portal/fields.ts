import {
  bothLanguages,
  choice,
  date,
  decimal,
  document,
  fieldRules,
  file,
  instant,
  integer,
  isSafeLink,
  type Made,
  text,
} from '@fairground/domain/field'
import { listRules } from '@fairground/domain/list'
import { portalPicture } from '@fairground/domain/portal'
import { plainLine, type Text } from '@fairground/domain/text'
import { z } from 'zod'

/** What the entries of the portal are made of. On the wire they keep the names they have here. */

const oneLine = (most: number) => z.string().overwrite(plainLine).max(most, fieldRules.tooLong)
const sound = (most: number, isSound: (typed: string) => boolean, wrong: string) =>
  oneLine(most).refine((typed) => typed === '' || isSound(typed), wrong)
const filled = (rule: z.ZodType<string>) => rule.refine((typed) => typed !== '', fieldRules.required)

interface Plain {
  title: Text
  hint?: Text
  /** Must be filled in before anybody reads it. */
  required?: boolean
  /** Not in the table. */
  hidden?: boolean
}

export const words = (
  wire: string,
  { required = true, ...given }: Plain & { most: number; long?: true },
) => ({
  ...bothLanguages({ ...given, required }),
  wire,
})

const textOf =
  (wire: string, rule: z.ZodType<string>, typing: 'url' | 'email' | 'phone' | undefined) =>
  (given: Plain) => ({
    ...text({
      hidden: true,
      ...given,
      rule: given.required ? filled(rule) : rule,
      short: true,
      ...(typing ? { typing } : {}),
    }),
    wire,
  })

export const line = (wire: string, most: number, given: Plain) =>
  textOf(wire, oneLine(most), undefined)(given)
export const link = (wire: string, given: Plain) =>
  textOf(wire, sound(500, isSafeLink, fieldRules.link), 'url')(given)
export const email = (wire: string, given: Plain) =>
  textOf(
    wire,
    sound(100, (typed) => z.email().safeParse(typed).success, listRules.email),
    'email',
  )(given)
export const phone = (wire: string, given: Plain) => textOf(wire, oneLine(60), 'phone')(given)

const degrees = /^(-?\d{1,2}(?:\.\d{1,7})?)[\s,，]+(-?\d{1,3}(?:\.\d{1,7})?)$/
const isOnEarth = (typed: string): boolean => {
  const [, north, east] = degrees.exec(typed) ?? []
  return north !== undefined && Math.abs(Number(north)) <= 90 && Math.abs(Number(east)) <= 180
}

/** As map apps copy it: latitude, longitude. */
export const mapPoint = (wire: string, given: Plain) =>
  textOf(
    wire,
    sound(40, isOnEarth, fieldRules.mapPoint).overwrite((typed) => typed.replace(degrees, '$1, $2')),
    undefined,
  )({
    hint: { zh: '纬度, 经度，可从地图应用复制', en: 'Latitude, longitude, as map apps copy it' },
    ...given,
  })

export const figured = (wire: string, unit: Text, given: Plain & { digits: number }) => ({
  ...integer({ ...given, required: false, unit, tooLong: listRules.wholeNumber }),
  wire,
})

export const measured = (wire: string, unit: Text, given: Plain & { most: number }) => ({
  ...decimal({ ...given, unit, wrong: fieldRules.measure }),
  wire,
})

export const oneOf = <const Choices extends Readonly<Record<string, Text>>>(
  wire: string,
  choices: Choices,
  given: Plain,
) => ({ ...choice({ ...given, choices }), wire })

export const day = (wire: string, given: Plain) => ({ ...date(given), wire })
export const moment = (wire: string, given: Plain) => ({
  ...instant(given),
  rule: z.date(fieldRules.required),
  wire,
})

export function onOff(wire: string, given: Plain) {
  const field: Made<'yesNo', undefined> = {
    kind: 'yesNo',
    look: 'switch',
    required: false,
    rule: z.boolean(),
    ...given,
  }
  return { ...field, wire }
}

export const body = (wire: string, { required = true, ...given }: Plain) => ({
  ...document({ hidden: true, ...given, required }),
  wire,
})

/** Of the uploaded file; what it shows is said in words beside it. */
export const picture = (wire: string, given: Plain) => ({
  ...file({ hidden: true, ...given, purpose: portalPicture }),
  rule: z.uuid(fieldRules.required).toLowerCase(),
  wire,
})
export const altOf = (wire: string, { zh, en }: Text) =>
  words(wire, {
    title: { zh: `${zh}的文字说明`, en: `${en}: what it shows` },
    hint: {
      zh: '读屏软件会念出，图片打不开时显示',
      en: 'Read aloud by screen readers, and shown where the picture is not',
    },
    most: 200,
    required: false,
    hidden: true,
  })
