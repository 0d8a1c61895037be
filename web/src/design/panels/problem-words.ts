import { boothClassNames } from '@fairground/domain/booth'
import { type ProblemKind, planRules } from '@fairground/domain/design'
import type { Language } from '@fairground/domain/text'
import type { Draft } from '@fairground/floorplan/design/draft'
import { pieceOf } from '@fairground/floorplan/design/pieces'
import type { Problem } from '@fairground/floorplan/design/problems/index'
import { sayIn, type TextEntry, type TextParams } from '../../lib/text'
import { areaIn, exactMetres } from './measures'
import { problemTexts as texts } from './problems.texts'

const words: Record<ProblemKind, TextEntry> = {
  numberMissing: texts.numberMissing,
  numberRepeated: texts.numberRepeated,
  numberElsewhere: texts.numberElsewhere,
  numberPlanned: texts.numberPlanned,
  overlap: texts.overlap,
  outsideHall: texts.outsideHall,
  onFireLane: texts.onFireLane,
  aisleNarrow: texts.aisleNarrow,
  pillarInside: texts.pillarInside,
  noAccess: texts.noAccess,
  remnant: texts.remnant,
}

/** What is wrong, with the numbers and measures of whatever it is about. */
export function problemWords(
  { kind, ids, metres = 0, areaM2 = 0, code, hall = '' }: Problem,
  draft: Draft,
  language: Language,
): string {
  const say = sayIn(language)
  const booths = ids.flatMap((id) => {
    const piece = pieceOf(draft, id)
    return piece?.kind === 'booth' ? [piece] : []
  })
  const [first, second] = booths
  const nameOf = (booth: typeof first): string => (booth ? booth.code || say(texts.unnumbered) : '')
  const params: TextParams = {
    code: code ?? nameOf(first),
    one: nameOf(first),
    other: nameOf(second),
    codes: booths.map(nameOf).join(language === 'zh' ? '、' : ', '),
    kind: first ? boothClassNames[first.boothClass][language] : '',
    size: first ? areaIn(first) : '',
    metres: exactMetres(metres),
    area: exactMetres(areaM2),
    least: exactMetres(planRules.leastAisleM),
    count: booths.length,
    hall,
  }
  if (kind === 'overlap' && !second) return say(texts.overlapOther, params)
  if (kind === 'onFireLane' && metres === 0) return say(texts.onFireLanePlain, params)
  return say(words[kind], params)
}
