import type { SiteOverview } from '@fairground/wire/hall/maps'
import { useLanguage, useSay } from '../lib/language'
import { CrossIcon, WayIcon } from './icons'
import panel from './panel.module.css'
import type { Spot } from './spot'
import { startName } from './start-names'
import { wayTexts as texts } from './way.texts'
import styles from './way-panel.module.css'

interface Props {
  overview: SiteOverview
  /** The hall that is looked at. */
  shown: string
  from: Spot
  onClose: () => void
}

/** Says that a start is kept for the booth that will be chosen, in whichever hall. */
export function StartNote({ overview, shown, from, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  return (
    <section className={panel.panel} aria-label={say(texts.start)}>
      <header className={`${panel.head} ${styles.noteHead}`}>
        <h2>
          <WayIcon /> {say(texts.startsAt, { name: startName(from, overview, shown, language) })}
        </h2>
        <button type="button" className={panel.icon} aria-label={say(texts.forgetStart)} onClick={onClose}>
          <CrossIcon />
        </button>
      </header>
      <p className={styles.note}>{say(texts.startNote)}</p>
    </section>
  )
}
