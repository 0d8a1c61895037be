import { formatWindow } from '../lib/format'
import { useSay } from '../lib/language'
import { useReader } from '../session/use-fair'
import { Facts } from '../ui/facts'
import { Panel } from '../ui/panel'
import type { OwnSelection } from './eligibility'
import { startTexts as texts } from './selection.texts'
import styles from './start-page.module.css'
import { useQuotaWords } from './use-quota-words'

/** What the company may choose, by which tier, and when. */
export function QuotaPanel({ own }: { own: Pick<OwnSelection, 'quota' | 'window'> }) {
  const say = useSay()
  const reader = useReader()
  const words = useQuotaWords(own.quota)
  const { window } = own
  const companies = own.quota?.companies
  const forGroup = companies ? ` · ${say(texts.forGroup, { count: companies })}` : ''
  const facts = [
    ...(words
      ? [
          { label: say(texts.quotaTerm), value: words.booths + forGroup },
          { label: say(texts.ruleTerm), value: words.rule },
          { label: say(texts.exhibitsTerm), value: words.exhibits },
          { label: say(texts.tierTerm), value: words.tier },
        ]
      : [{ label: say(texts.quotaTerm), value: say(texts.noQuota) }]),
    {
      label: say(texts.windowTerm),
      value: window ? formatWindow(window.startsAt, window.endsAt, reader) : say(texts.windowMissing),
    },
  ]
  return (
    <Panel id="quota" title={say(texts.quota)}>
      <div className={styles.facts}>
        <Facts facts={facts} look="lines" />
      </div>
    </Panel>
  )
}
