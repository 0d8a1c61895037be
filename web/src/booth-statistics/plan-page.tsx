import { Segmented } from 'antd'
import { Link, useSearchParams } from 'react-router'
import { PaintedHalls } from '../hall'
import { useLanguage, useSay } from '../lib/language'
import { useScreen } from '../lib/use-screen'
import { type PaintedBy, paintedBy, usePaintings } from './paintings'
import styles from './statistics.module.css'
import { statisticsTexts as texts } from './statistics.texts'
import { StatisticsFrame } from './statistics-frame'
import { figuresBefore, rowsBefore, waysFrom } from './statistics-paths'

const titles = {
  state: texts.state,
  boothClass: texts.kind,
  exhibitType: texts.exhibitType,
  areaBand: texts.areaBand,
} satisfies Record<PaintedBy, unknown>

/** The plan of a hall, to be read: coloured by what the statistics count. */
export function PlanPage() {
  const say = useSay()
  const language = useLanguage()
  const title = useScreen()?.title[language] ?? say(texts.plan)
  const [search, setSearch] = useSearchParams()
  const by = paintedBy.find((one) => one === search.get('by')) ?? 'state'
  const paintings = usePaintings()
  const ways = waysFrom(search, language === 'en')
  const rows = rowsBefore(search)
  const figures = figuresBefore(search)
  function paintBy(next: PaintedBy): void {
    const there = new URLSearchParams(search)
    there.set('by', next)
    setSearch(there, { replace: true })
  }
  return (
    <StatisticsFrame
      title={title}
      actions={
        <>
          {rows ? <Link to={rows}>{say(texts.backToRows)}</Link> : null}
          {figures ? <Link to={figures}>{say(texts.backToFigures)}</Link> : null}
          <Segmented<PaintedBy>
            aria-label={say(texts.colouredBy)}
            value={by}
            onChange={paintBy}
            options={paintedBy.map((one) => ({ value: one, label: say(titles[one]) }))}
          />
        </>
      }
    >
      <div className={styles.plan}>
        <PaintedHalls painting={paintings[by]} pageOf={({ id }) => ways.booth(id)} />
      </div>
    </StatisticsFrame>
  )
}
