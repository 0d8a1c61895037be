import type { Figure } from '@fairground/domain/booth-statistics'
import type { BoothFilters } from '@fairground/wire/placement'
import { Link, useLocation } from 'react-router'
import { formatNumber } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import styles from './statistics.module.css'
import { statisticsTexts as texts } from './statistics.texts'
import { figurePath } from './statistics-paths'

interface Props {
  figure: Figure
  /** What was counted, said for those who hear the link by itself. */
  what: string
  /** None where no list shows exactly these booths. */
  filters?: BoothFilters | undefined
}

/** Booths and m², leading to what was counted. */
export function FigureLink({ figure, what, filters }: Props) {
  const say = useSay()
  const language = useLanguage()
  const here = useLocation()
  if (figure.count === 0) return <span className={styles.none}>0</span>
  const count = formatNumber(figure.count, language)
  return (
    <span className={styles.figure}>
      {filters ? (
        <Link to={figurePath(filters, here)} aria-label={say(texts.seeBooths, { what, count: figure.count })}>
          {count}
        </Link>
      ) : (
        <b>{count}</b>
      )}
      <small>{say(texts.squareMetres, { area: formatNumber(figure.areaM2, language) })}</small>
    </span>
  )
}
