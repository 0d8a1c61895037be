import type { exhibitorHome } from '@fairground/wire/home'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import { useCodeName } from '../codelist'
import { formatNumber } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import { exhibitorTexts as texts } from './exhibitor-home.texts'

export type Standing = CallResult<typeof exhibitorHome>

export interface RequestWords {
  exhibitType: string
  booths: string
}

export function useBoothRequest(request: Standing['request']): RequestWords | undefined {
  const say = useSay()
  const language = useLanguage()
  const exhibitType = useCodeName('exhibitType')
  const boothType = useCodeName('boothType')
  if (!request) return undefined
  const area = request.indoorArea || request.outdoorArea
  const size =
    request.standardBooths > 0
      ? say(texts.standardBooths, { count: request.standardBooths })
      : say(texts.area, { count: formatNumber(area, language) })
  const joint = language === 'en' ? ' × ' : ' '
  const [name, figure] = [boothType(request.boothType), size]
  return {
    exhibitType: exhibitType(request.exhibitType),
    booths:
      request.standardBooths > 0 && language === 'en' ? `${figure}${joint}${name}` : `${name} ${figure}`,
  }
}
