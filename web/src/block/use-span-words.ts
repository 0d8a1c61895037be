import type { Block } from '@fairground/wire/selection/block'
import { useLanguage, useSay } from '../lib/language'
import { blockTexts as texts } from './block.texts'

type ShownQuota = Pick<NonNullable<Block['delegate']['quota']>, 'count' | 'area'>

/** What a company may have, short enough to stand beside its name. */
export function useSpanWords() {
  const say = useSay()
  const joint = useLanguage() === 'en' ? ', ' : '，'
  return (quota: ShownQuota | null): string => {
    if (!quota) return '–'
    const { count, area } = quota
    const booths =
      count.least === count.most ? say(texts.spanOne, { count: count.most }) : say(texts.span, count)
    return area ? booths + joint + say(texts.area, area) : booths
  }
}
