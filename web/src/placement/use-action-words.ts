import { useSay } from '../lib/language'
import { placementTexts as texts } from './placement.texts'
import type { ActionOver } from './placing'

/** What a button says that does something with those of the chosen booths it can be done with, and which these are. */
export function useActionWords(): (over: ActionOver<{ code: string }>, chosen: number) => ActionWords {
  const say = useSay()
  return ({ action, booths }, chosen) => {
    const words = say(texts[action])
    if (booths.length === chosen) return { label: words, title: undefined }
    return {
      label: say(texts.ofThem, { action: words, count: booths.length, of: chosen }),
      title: booths.map(({ code }) => code).join(' '),
    }
  }
}

interface ActionWords {
  label: string
  /** Only where it does not take all of them. */
  title: string | undefined
}
