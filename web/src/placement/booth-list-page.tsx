import { useSay } from '../lib/language'
import { BoothList } from './booth-list'
import { useWaysFromRows } from './booth-ways'
import { placementTexts as texts } from './placement.texts'

export function BoothListPage() {
  const say = useSay()
  return (
    <BoothList
      title={say(texts.booths)}
      lead={say(texts.boothsLead)}
      emptyNote={say(texts.empty)}
      ways={useWaysFromRows()}
    />
  )
}

export function TraderListPage() {
  const say = useSay()
  return (
    <BoothList
      held
      title={say(texts.traders)}
      lead={say(texts.tradersLead)}
      emptyNote={say(texts.noTraders)}
      ways={useWaysFromRows()}
    />
  )
}
