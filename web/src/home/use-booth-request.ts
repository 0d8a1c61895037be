import { codeList } from '@fairground/wire/codelist'
import type { exhibitorHome } from '@fairground/wire/home'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import { formatNumber } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import { useCall } from '../session/use-call'
import { exhibitorTexts as texts } from './exhibitor-home.texts'

export type Standing = CallResult<typeof exhibitorHome>

/** The name of a code in the reader's language; until the list is here, nothing rather than a bare number. */
function useCodeName(list: string): (value: string) => string {
  const language = useLanguage()
  const items = useCall(codeList, { params: { type: { list, english: false } } }, { staleTime: 600_000 }).data
  return (value) => {
    const item = items?.find((entry) => entry.value === value)
    return (language === 'en' ? item?.nameEn : item?.name) ?? ''
  }
}

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
