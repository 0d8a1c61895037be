import { type BoothInfo, boothInfo, codeInParts, designMessages, joinedCode } from '@fairground/domain/design'
import { explainIssue, type Language, translate } from '@fairground/domain/text'
import type { Draft, DraftBooth } from '@fairground/floorplan/design/draft'
import { comparableCode } from '../comparable-code'

/** The booth as its form asks for it. */
const infoOf = (booth: DraftBooth): BoothInfo => ({
  ...codeInParts(booth.code),
  boothClass: booth.boothClass,
  special: booth.special,
  width: booth.width,
  depth: booth.depth,
  exhibitType: booth.exhibitType,
  use: booth.use,
  nameZh: booth.name.zh,
  nameEn: booth.name.en,
  openSides: booth.opening?.sides,
  openReason: booth.opening?.reason ?? '',
})

interface Asked {
  hall: { exhibitType: string }
  booth: DraftBooth
  language: Language
}

/** What the form's rules say against these values of a booth; what its other fields lack is not asked here. */
export function faultOf({ hall, booth, language }: Asked, typed: Partial<BoothInfo>): string | undefined {
  const info = infoOf(booth)
  const asked = { ...info, codeHead: info.codeHead || 'X', ...typed }
  const { error } = boothInfo(hall).safeParse(asked)
  const issue = error?.issues.find(({ path }) => String(path[0]) in typed)
  return issue && explainIssue(issue, language)
}

export interface CodeParts {
  codeHead: string
  codeTail: string
}

/** Why a number cannot be this booth's, as far as this hall knows. */
export function codeFault(asked: Asked & { draft: Draft }, parts: CodeParts): string | undefined {
  const fault = faultOf(asked, parts)
  if (fault) return fault
  const code = comparableCode(
    joinedCode({ codeHead: parts.codeHead.trim(), codeTail: parts.codeTail.trim() }),
  )
  const isTaken = asked.draft.booths.some(
    (other) => other.id !== asked.booth.id && comparableCode(other.code) === code,
  )
  return isTaken ? translate(designMessages.codeTaken, asked.language) : undefined
}
