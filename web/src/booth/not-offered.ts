import type { BoothState } from '@fairground/domain/booth'
import { useSay } from '../lib/language'
import type { Texts } from '../lib/text'

const texts = {
  function: { zh: '功能区 {count}', en: { one: '{count} service area', other: '{count} service areas' } },
  disabled: { zh: '停用 {count}', en: '{count} out of use' },
  beside: { zh: '另有{what}', en: 'plus {what}' },
  and: { zh: '、', en: ' and ' },
} satisfies Texts

/** What lies on a plan and is no booth to be had: named beside how many booths there are, and never counted in. */
export function useNotOffered(): (counts: Partial<Record<BoothState, number>>) => string | undefined {
  const say = useSay()
  return (counts) => {
    const named = (['function', 'disabled'] as const).flatMap((state) => {
      const count = counts[state] ?? 0
      return count > 0 ? [say(texts[state], { count })] : []
    })
    return named.length > 0 ? say(texts.beside, { what: named.join(say(texts.and)) }) : undefined
  }
}
