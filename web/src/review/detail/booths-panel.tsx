import { usePastBooths } from '../../company'
import { useLanguage, useSay } from '../../lib/language'
import { Panel } from '../../ui/panel'
import styles from './booths-panel.module.css'
import { detailTexts as texts } from './detail.texts'
import type { SignUp } from './use-sign-up'

/** What the company holds now, and what it held at earlier editions. */
export function BoothsPanel({ signUp }: { signUp: SignUp }) {
  const say = useSay()
  const inWords = usePastBooths()
  const english = useLanguage() === 'en'
  const { company, earlierBooths } = signUp
  return (
    <Panel id="booths" title={say(texts.heldBooths)}>
      <div className={styles.booths}>
        {company.booths.length > 0 ? (
          <ul>
            {company.booths.map(({ code, hallZh, hallEn, areaM2 }) => (
              <li key={code}>
                <b>{code}</b> {english ? hallEn : hallZh} <span>{areaM2} m²</span>
              </li>
            ))}
          </ul>
        ) : (
          <p className={styles.none}>{say(texts.noBooths)}</p>
        )}
        <h3>{say(texts.earlierBooths)}</h3>
        {earlierBooths.length > 0 ? (
          <ul>
            {earlierBooths.map(inWords).map(({ edition, booths }) => (
              <li key={edition}>
                <b>{edition}</b> {booths}
              </li>
            ))}
          </ul>
        ) : (
          <p className={styles.none}>{say(texts.noEarlier)}</p>
        )}
      </div>
    </Panel>
  )
}
