import { openingName } from '@fairground/domain/booth'
import type { BoothWish } from '@fairground/domain/waiting'
import { useLanguage, useSay } from '../lib/language'
import { offeringTexts as texts } from './offering.texts'

/** What somebody waits for, in a line. */
export function useWishWords() {
  const say = useSay()
  const language = useLanguage()
  return (wish: BoothWish, hallCodes: readonly string[], held: readonly string[]): string => {
    const { wanted, least, allOrNone, openings, hallIds, givesBack } = wish
    return [
      allOrNone || wanted === least
        ? say(texts.count, { count: wanted })
        : say(texts.countFrom, { wanted, least }),
      allOrNone && wanted > 1 ? say(texts.allOrNone) : '',
      openings.length > 0
        ? openings.map((sides) => openingName(sides)?.[language]).join(language === 'en' ? ', ' : '、')
        : say(texts.anyOpening),
      hallIds.length > 0 ? hallCodes.join(' ') : say(texts.anyHall),
      givesBack ? say(texts.givesBack, { booths: held.join(' ') }) : '',
    ]
      .filter(Boolean)
      .join(' · ')
  }
}
