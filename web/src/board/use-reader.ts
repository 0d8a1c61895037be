import { fairFacts } from '@fairground/wire/fair'
import type { Reader } from '../lib/format'
import { useLanguage } from '../lib/language'
import { useCall } from '../session/use-call'

export function useReader(): Reader {
  const language = useLanguage()
  const timeZone = useCall(fairFacts, {}, { staleTime: 600_000 }).data?.timeZone ?? 'Asia/Shanghai'
  return { language, timeZone }
}
