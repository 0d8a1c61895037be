import type { BoothDifferences } from '@fairground/wire/contract/shapes'
import { useSay } from '../../lib/language'
import { manageTexts as texts } from './manage.texts'

/** What of a contract is not so any more, in one line. */
export function Differences({ differs }: { differs: BoothDifferences }) {
  const say = useSay()
  const parts = (['added', 'gone', 'changed', 'joined', 'left'] as const).filter(
    (kind) => differs[kind].length > 0,
  )
  return parts.map((kind) => say(texts[kind], { booths: differs[kind].join(' ') })).join(' · ')
}
