import { boothClassNames, boothStateNames, openingName } from '@fairground/domain/booth'
import type { Language } from '@fairground/domain/text'
import type { BoothChange, ComparedField } from '@fairground/floorplan/design/compare'
import type { DraftBooth } from '@fairground/floorplan/design/draft'
import { sayIn } from '../../../lib/text'
import { exactMetres, metresIn } from '../measures'
import { versionTexts as texts } from './versions.texts'

const sizeOf = ({ width, depth }: DraftBooth): string => `${metresIn(width)} × ${metresIn(depth)}`

/** What is different about a booth, each field in a few words. */
export function changeWords({ before, after, fields }: BoothChange, language: Language): string {
  const say = sayIn(language)
  const pair = (of: (booth: DraftBooth) => string) => ({
    before: of(before) || say(texts.nothing),
    after: of(after) || say(texts.nothing),
  })
  const words: Record<ComparedField, () => string> = {
    code: () =>
      say(
        texts.code,
        pair(({ code }) => code),
      ),
    place: () =>
      say(texts.place, { metres: exactMetres(Math.hypot(after.x - before.x, after.y - before.y)) }),
    size: () => say(texts.size, pair(sizeOf)),
    class: () =>
      say(
        texts.class,
        pair(({ boothClass }) => boothClassNames[boothClass][language]),
      ),
    type: () =>
      say(
        texts.type,
        pair(({ exhibitType }) => exhibitType),
      ),
    special: () => say(after.special ? texts.specialOn : texts.specialOff),
    use: () =>
      say(
        texts.use,
        pair(({ use }) => boothStateNames[use][language]),
      ),
    name: () =>
      say(
        texts.name,
        pair(({ name }) => name[language] || name.zh || name.en),
      ),
    opening: () =>
      before.opening?.sides === after.opening?.sides
        ? say(texts.openReason)
        : say(
            texts.opening,
            pair(({ opening }) => openingName(opening?.sides ?? 0)?.[language] ?? say(texts.byPlace)),
          ),
    font: () => say(texts.font),
  }
  return fields.map((field) => words[field]()).join(language === 'zh' ? '，' : ', ')
}
