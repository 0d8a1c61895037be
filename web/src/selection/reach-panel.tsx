import type { SiteOverview } from '@fairground/wire/hall/maps'
import { Link } from 'react-router'
import { useLanguage, useSay } from '../lib/language'
import { Panel } from '../ui/panel'
import { startTexts as texts } from './selection.texts'
import { positionPath } from './selection-paths'
import styles from './start-page.module.css'

interface Props {
  hallIds: readonly string[]
  /** None until they have come. */
  halls: SiteOverview['halls'] | undefined
}

/** The halls a company may choose in, each leading to its plan. */
export function ReachPanel({ hallIds, halls }: Props) {
  const say = useSay()
  const language = useLanguage()
  const reached = halls?.filter(({ id }) => hallIds.includes(id)) ?? []
  return (
    <Panel id="reach" title={say(texts.halls)}>
      {hallIds.length === 0 ? <p className={styles.none}>{say(texts.noHalls)}</p> : null}
      <ul className={styles.halls}>
        {reached.map(({ id, code, name, counts }) => (
          <li key={id}>
            <Link to={positionPath(id, language)}>
              <b>{code}</b>
              <span>{name[language]}</span>
              <small>{say(texts.freeOf, { count: counts.normal ?? 0 })}</small>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
