import { Segmented } from 'antd'
import { useState } from 'react'
import { useNotOffered } from '../booth'
import { formatNumber, formatShare } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import { EmptyState } from '../ui/empty-state'
import styles from './hall-occupancy.module.css'
import { HallTable } from './hall-table'
import panel from './organiser-home.module.css'
import { organiserTexts as texts } from './organiser-home.texts'
import type { Overview } from './stage-figures'

type Halls = Overview['halls']

export function HallOccupancy({ halls }: { halls: Halls }) {
  const say = useSay()
  const language = useLanguage()
  const [view, setView] = useState<'chart' | 'table'>('chart')
  const notOffered = useNotOffered()
  const sum = (of: 'taken' | 'reserved' | 'booths' | 'serviceAreas' | 'outOfUse') =>
    halls.reduce((total, hall) => total + hall[of], 0)
  const [taken, booths] = [sum('taken'), sum('booths')]
  const total = [
    say(texts.hallsTotal, {
      taken: formatNumber(taken, language),
      booths: formatNumber(booths, language),
      share: formatShare(taken, booths, language),
    }),
    say(texts.hallsReserved, { count: sum('reserved') }),
    notOffered({ function: sum('serviceAreas'), disabled: sum('outOfUse') }),
  ]
  return (
    <section className={panel.panel} aria-labelledby="halls">
      <div className={panel.head}>
        <div>
          <h2 id="halls">{say(texts.halls)}</h2>
          {halls.length > 0 ? <p>{total.filter(Boolean).join(' · ')}</p> : null}
        </div>
        <Segmented
          aria-label={say(texts.view)}
          size="small"
          value={view}
          onChange={setView}
          options={[
            { value: 'chart', label: say(texts.asChart) },
            { value: 'table', label: say(texts.asTable) },
          ]}
        />
      </div>
      {halls.length === 0 ? (
        <EmptyState title={say(texts.noHalls)}>{say(texts.noHallsNote)}</EmptyState>
      ) : view === 'chart' ? (
        <HallBars halls={halls} />
      ) : (
        <HallTable halls={halls} />
      )}
    </section>
  )
}

/** One bar a hall, with its figures in words beside it. */
function HallBars({ halls }: { halls: Halls }) {
  const say = useSay()
  const language = useLanguage()
  return (
    <ul className={styles.bars}>
      {halls.map(({ id, code, nameZh, nameEn, booths, taken }) => (
        <li key={id}>
          <span className={styles.name}>
            <b>{code}</b> {language === 'en' ? nameEn : nameZh}
          </span>
          <span className={styles.track} aria-hidden="true">
            <span style={{ width: `${booths > 0 ? (taken / booths) * 100 : 0}%` }} />
          </span>
          <span className={styles.ratio}>{say(texts.boothRatio, { taken, booths })}</span>
          <span className={styles.share}>{formatShare(taken, booths, language)}</span>
        </li>
      ))}
    </ul>
  )
}
