import { boothClassNames, openingName } from '@fairground/domain/booth'
import type { DraftBooth } from '@fairground/floorplan/design/draft'
import { listHallBooths } from '@fairground/wire/hall'
import { useLanguage } from '../../lib/language'
import { sayIn } from '../../lib/text'
import { useCall } from '../../session/use-call'
import { useDesign } from '../design-context'
import { areaIn, exactMetres } from './measures'
import { boothTexts as texts } from './side/booth.texts'
import { useOpenSides } from './side/use-open-sides'

/** Where nothing is known. */
export const nothing = '–'

interface BoothLines {
  lines: { name: string; label: string; value: string }[]
  language: 'zh' | 'en'
}

/** A booth in a few lines, in the language of its own record. */
export function useBoothLines(booth: DraftBooth | undefined): BoothLines | undefined {
  const { hall } = useDesign()
  const english = useLanguage() === 'en'
  const records = useCall(listHallBooths, { body: { hallId: hall.id, english } }, { staleTime: 60_000 }).data
  const record = records?.find(({ id }) => id === booth?.id)
  const geometric = useOpenSides(booth?.id ?? '')
  if (!booth) return undefined
  const isEnglish = record?.companyId ? record.language === 'ENG' : english
  const language = isEnglish ? 'en' : 'zh'
  const say = sayIn(language)
  const sides = booth.opening?.sides ?? geometric.length
  const values = {
    code: booth.code || say(texts.unnumbered),
    name: record?.fullName || record?.name || booth.name[language],
    boothClass: boothClassNames[booth.boothClass][language],
    entry: openingName(sides)?.[language] ?? say(texts.noOpening),
    width: `${exactMetres(booth.width)} m`,
    depth: `${exactMetres(booth.depth)} m`,
    area: `${areaIn(booth)} m²`,
  }
  const lines = (Object.keys(values) as (keyof typeof values)[]).map((name) => ({
    name,
    label: say(texts[name]),
    value: values[name] || nothing,
  }))
  return { lines, language }
}
