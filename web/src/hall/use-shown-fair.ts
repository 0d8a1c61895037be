import type { FairFacts } from '../fair'
import { usualTimeZone } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import { hallTexts as texts } from './hall.texts'

/** What a plan says of its fair. */
export interface ShownFair {
  name: string
  timeZone: string
}

/** Also while nothing is known of it. The open pages and the areas each have a way of their own to ask for the facts. */
export function useShownFair(facts: FairFacts | undefined): ShownFair {
  const say = useSay()
  const language = useLanguage()
  return {
    name: facts?.name[language] ?? say(texts.sitePlan),
    timeZone: facts?.timeZone ?? usualTimeZone,
  }
}
