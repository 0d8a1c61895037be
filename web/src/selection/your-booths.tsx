import { boothClassNames, openingName } from '@fairground/domain/booth'
import { OwnBoothLink } from '../booth'
import { formatNumber } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import { Panel } from '../ui/panel'
import type { OwnBooth } from './eligibility'
import { selectionTexts, startTexts as texts } from './selection.texts'
import styles from './start-page.module.css'

/** What the company has by now; nothing is said while that is nothing. */
export function YourBooths({ booths }: { booths: readonly OwnBooth[] }) {
  const say = useSay()
  const language = useLanguage()
  if (booths.length === 0) return null
  const area = formatNumber(
    booths.reduce((sum, { areaM2 }) => sum + areaM2, 0),
    language,
  )
  return (
    <Panel id="yours" title={say(texts.yours)} note={say(selectionTexts.sum, { count: booths.length, area })}>
      <ul className={styles.booths}>
        {booths.map(({ id, hallId, code, areaM2, openSides, boothClass, origin }) => (
          <li key={id}>
            <b>
              <OwnBoothLink hallId={hallId} code={code} />
            </b>
            <span>
              {[
                boothClassNames[boothClass][language],
                `${formatNumber(areaM2, language)} m²`,
                openingName(openSides)?.[language],
                origin === 'assigned' ? say(selectionTexts.byOrganiser) : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
