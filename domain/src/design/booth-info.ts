import { z } from 'zod'
import { boothClasses } from '../booth'
import { openToSeveral } from '../venue'
import { designMessages as say } from './design.messages'

export const codeLimit = 20
const codeShape = /^[\p{L}\d]+(-[\p{L}\d]+)*$/u

export const isBoothCode = (code: string): boolean => code.length <= codeLimit && codeShape.test(code)

/** A booth's number whole: what stands before the first hyphen, and what comes after it. */
export const joinedCode = ({ codeHead, codeTail }: { codeHead: string; codeTail: string }): string =>
  [codeHead, codeTail].filter(Boolean).join('-')

export function codeInParts(code: string): { codeHead: string; codeTail: string } {
  const [codeHead = '', ...rest] = code.split('-')
  return { codeHead, codeTail: rest.join('-') }
}

/** The exhibit types a booth of a hall for several can be meant for. */
export const designTypes = ['01', '02'] as const

const metres = z.number(say.lengthMissing).positive(say.lengthMissing).max(1000)

/** What a booth is, as somebody fills it in; what geometry knows is not asked for. */
export const boothInfo = (hall: { exhibitType: string }) =>
  z
    .object({
      codeHead: z.string().trim().min(1, say.codeMissing),
      codeTail: z.string().trim(),
      boothClass: z.enum(boothClasses),
      special: z.boolean().optional(),
      width: metres,
      depth: metres,
      exhibitType: z.string(),
      use: z.enum(['normal', 'function', 'disabled']),
      nameZh: z.string().trim().max(60),
      nameEn: z.string().trim().max(80),
      /** Set only where it differs from what geometry finds. */
      openSides: z.int().min(1).max(4).optional(),
      openReason: z.string().trim().max(200),
    })
    .superRefine((info, { addIssue }) => {
      const fault = (path: string, message: string) => addIssue({ code: 'custom', path: [path], message })
      const code = joinedCode(info)
      if (info.codeHead && code.length > codeLimit) fault('codeHead', say.codeTooLong)
      else if (info.codeHead && !isBoothCode(code)) fault('codeHead', say.codeShape)
      if (info.boothClass === 'standard' && info.special === undefined) fault('special', say.specialMissing)
      if (
        hall.exhibitType === openToSeveral &&
        !(designTypes as readonly string[]).includes(info.exhibitType)
      )
        fault('exhibitType', say.exhibitTypeMissing)
      if (info.use === 'function' && !info.nameZh && !info.nameEn) fault('nameZh', say.nameMissing)
      if (info.openSides !== undefined && !info.openReason) fault('openReason', say.reasonMissing)
    })
export type BoothInfo = z.output<ReturnType<typeof boothInfo>>
