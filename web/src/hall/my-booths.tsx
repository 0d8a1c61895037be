import { boothClassNames } from '@fairground/domain/booth'
import type { SelectedBooth } from '@fairground/wire/company/allocation'
import { Link, useLocation } from 'react-router'
import { formatNumber } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import { planQuery } from './address'
import { hallTexts as texts } from './hall.texts'
import styles from './my-booths.module.css'
import { myBoothsTexts } from './my-booths.texts'
import panel from './panel.module.css'

type OwnBooth = Pick<SelectedBooth, 'id' | 'code' | 'hallId' | 'hallName' | 'boothClass' | 'areaM2'>

/** The booths of whoever looks, each leading to its place on the plan, in whichever hall. */
export function MyBooths({ booths, chosen }: { booths: readonly OwnBooth[]; chosen: string | undefined }) {
  const say = useSay()
  const language = useLanguage()
  const { pathname } = useLocation()
  return (
    <section className={panel.panel} aria-label={say(texts.mine)}>
      <header className={panel.head}>
        <h2>{say(texts.mine)}</h2>
      </header>
      {booths.length === 0 ? (
        <div className={styles.none}>
          <p>{say(myBoothsTexts.noOwnBooths)}</p>
          <p>{say(myBoothsTexts.noOwnBoothsAdvice)}</p>
        </div>
      ) : (
        <ul className={styles.booths}>
          {booths.map(({ id, code, hallId, hallName, boothClass, areaM2 }) => (
            <li key={id}>
              <Link
                to={pathname + planQuery(hallId, language, { booth: code })}
                aria-current={code === chosen ? 'location' : undefined}
                replace
              >
                <b>{code}</b>
                <span>
                  {boothClassNames[boothClass][language]} · {formatNumber(areaM2, language)} m²
                </span>
                <small>{hallName}</small>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
