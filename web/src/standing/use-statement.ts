import type { Standing, StandingList } from '@fairground/domain/standing'
import { useCodeName } from '../codelist'
import { formatDate, formatFullDay } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import type { TextEntry } from '../lib/text'
import { useTimeZone } from '../session/use-fair'
import { standingTexts as texts } from './standing.texts'

/** What a match says, and the smaller print below it. */
export interface Statement {
  says: string
  also: string[]
  quote?: string
}

export type MatchOf<List extends StandingList> = Standing[List][number]
type Statements = { [List in StandingList]: (match: MatchOf<List>) => Statement }

export const absences: Record<StandingList, TextEntry> = {
  council: texts.noCouncil,
  association: texts.noAssociation,
  grade: texts.noGrade,
  group: texts.noGroup,
  blacklist: texts.noBlacklist,
}

export function useStatements(): Statements {
  const say = useSay()
  const language = useLanguage()
  const timeZone = useTimeZone()
  const groupType = useCodeName('groupType')

  function validity(match: {
    validity: string
    validFrom?: string | null
    validUntil: string | null
  }): string {
    const from = match.validFrom ? formatDate(match.validFrom, language) : ''
    const until = match.validUntil ? formatDate(match.validUntil, language) : ''
    if (match.validity === 'expired') return say(texts.expired, { until })
    if (match.validity === 'notYet' && from) return say(texts.notYet, { from })
    if (!until) return say(texts.undated)
    return from ? say(texts.validBetween, { from, until }) : say(texts.validUntil, { until })
  }

  return {
    council: ({ serial }) => ({ says: say(texts.council, { serial }), also: [] }),
    association: (match) => ({
      says: match.certificateNumber
        ? say(texts.association, { number: match.certificateNumber })
        : say(texts.associationUnnumbered),
      also: [validity(match)],
    }),
    grade: (match) => ({ says: say(texts.grade, { grade: match.grade }), also: [validity(match)] }),
    group: ({ groupType: type, groupName: name }) => ({
      says: name ? say(texts.group, { type: groupType(type), name }) : groupType(type),
      also: [],
    }),
    blacklist: ({ evidence, since, listedBy, remark }) => {
      const date = formatFullDay(since, { language, timeZone })
      return {
        says: say(evidence === 'linked' ? texts.blacklisted : texts.sharesBlacklistedName),
        also: [
          ...(evidence === 'linked' ? [say(texts.blocks)] : []),
          listedBy ? say(texts.listedBy, { date, by: listedBy }) : say(texts.listedOn, { date }),
        ],
        ...(remark ? { quote: remark } : {}),
      }
    },
  }
}
