import { isDoubtful, type Match, type StandingList, type Validity } from '@fairground/domain/standing'
import type { TextEntry } from '../lib/text'
import { standingTexts as texts } from './standing.texts'

/** What a row of the panel says at a glance. Each has a sign of its own besides its colour. */
export type Mark = 'yes' | 'none' | 'check' | 'lapsed' | 'later' | 'stop'

export const markTexts: Record<Mark, TextEntry> = {
  yes: texts.markYes,
  none: texts.markNone,
  check: texts.markCheck,
  lapsed: texts.markLapsed,
  later: texts.markLater,
  stop: texts.markStop,
}

type Marked = Pick<Match, 'evidence'> & { validity?: Validity }

export function markOf(list: StandingList, match: Marked | undefined): Mark {
  if (list === 'blacklist') {
    if (!match) return 'yes'
    return match.evidence === 'linked' ? 'stop' : 'check'
  }
  if (!match) return 'none'
  if (isDoubtful(match.evidence)) return 'check'
  if (match.validity === 'expired') return 'lapsed'
  return match.validity === 'notYet' ? 'later' : 'yes'
}

export function evidenceText(list: StandingList, { evidence, sameName }: Omit<Match, 'id'>): TextEntry {
  switch (evidence) {
    case 'linked':
      return list === 'blacklist' ? texts.byAccount : texts.byRecord
    case 'code':
      return sameName ? texts.byCodeAndName : texts.byCode
    case 'name':
      return list === 'blacklist' ? texts.byNameOtherAccount : texts.byName
    case 'nameOtherCode':
      return texts.byNameOtherCode
  }
}
