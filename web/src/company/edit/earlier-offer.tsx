import type { SignUpSection } from '@fairground/domain/company/sections'
import { Button } from 'antd'
import { useSay } from '../../lib/language'
import styles from './earlier-offer.module.css'
import { earlierTexts as texts } from './earlier-offer.texts'
import type { Earlier } from './use-earlier'

/** For a section that is still empty: what the same company answered last time, to be checked and saved. */
export function EarlierOffer({ section, earlier }: { section: SignUpSection; earlier: Earlier }) {
  const say = useSay()
  const state = earlier.stateOf(section)
  return (
    <div className={styles.offer} role="status">
      <p>
        {say(state === 'taken' ? texts.taken : state === 'none' ? texts.none : texts.offer, {
          edition: earlier.edition,
        })}
      </p>
      {state === 'taken' || state === 'none' ? null : (
        <Button size="small" loading={state === 'busy'} onClick={() => void earlier.take(section)}>
          {say(texts.take)}
        </Button>
      )}
    </div>
  )
}

/** All of them at once, for a company that has hardly begun. */
export function EarlierOfferOfAll({ sections, earlier }: { sections: SignUpSection[]; earlier: Earlier }) {
  const say = useSay()
  const offered = sections.filter((section) => ['offered', 'busy'].includes(earlier.stateOf(section)))
  if (offered.length < 2) return null
  return (
    <div className={styles.offer} role="status">
      <p>{say(texts.offerAll, { edition: earlier.edition })}</p>
      <Button
        loading={offered.some((section) => earlier.stateOf(section) === 'busy')}
        onClick={() => void earlier.take(...offered)}
      >
        {say(texts.takeAll)}
      </Button>
    </div>
  )
}
