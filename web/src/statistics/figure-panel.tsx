import { DownloadOutlined, PictureOutlined } from '@ant-design/icons'
import { type FigureSearch, type Figures, figureCalls } from '@fairground/wire/statistics'
import { rowsPath } from '@fairground/wire/statistics/addresses'
import type { Statistic, StatisticName } from '@fairground/wire/statistics/definitions'
import { measureText } from '@fairground/wire/statistics/words'
import { Button, Segmented } from 'antd'
import { type ReactNode, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLanguage, useSay } from '../lib/language'
import { announcer } from '../ui/announce'
import { EmptyState } from '../ui/empty-state'
import { Panel } from '../ui/panel'
import { useCommand } from '../ui/use-command'
import { useDownload } from '../ui/use-download'
import { planChart } from './chart-plan'
import { type ChartWords, FigureChart } from './figure-chart'
import { FigureTable } from './figure-table'
import { savePicture } from './save-picture'
import { figuresShown, type ShownFigures } from './shown-figures'
import styles from './statistics.module.css'
import { statisticsTexts as texts } from './statistics.texts'
import type { Shown } from './use-figure-search'
import { useNames } from './use-names'

const pictures = announcer('picture', { otherwise: texts.pictureFailed })

interface Props {
  name: StatisticName
  statistic: Statistic
  figures: Figures
  search: FigureSearch
  narrowed?: Readonly<Record<string, string>>
  measure: string
  shown: Shown
  onMeasure: (measure: string) => void
  onShow: (as: Shown) => void
  /** Beside the title, where the panel is one of several. */
  more?: ReactNode
}

/** One figure, drawn or as a table: both lead to the rows, and both go out as files. */
export function FigurePanel(props: Props) {
  const { statistic, figures, search } = props
  const parts = useMemo(() => figuresShown(statistic, figures, search), [statistic, figures, search])
  const say = useSay()
  const language = useLanguage()
  if (parts.length === 0)
    return (
      <Panel id={props.name} title={statistic.title[language]} aside={props.more}>
        <EmptyState title={say(texts.none)}>{say(texts.noneNote)}</EmptyState>
      </Panel>
    )
  return parts.map((part) => <OnePanel key={part.within} {...props} part={part} />)
}

function OnePanel({
  name,
  statistic,
  figures,
  search,
  narrowed = {},
  measure,
  shown,
  onMeasure,
  onShow,
  more,
  part,
}: Props & { part: ShownFigures }) {
  const say = useSay()
  const language = useLanguage()
  const navigate = useNavigate()
  const here = useLocation()
  const nameOf = useNames(statistic, figures.names)
  const { busy, start } = useDownload()
  const drawing = useCommand(pictures)
  const own = statistic.title[language]
  const title = part.within ? `${own} · ${part.within}` : own
  const chosen = statistic.view.measures[measure]
  const byDay = statistic.view.filters[part.by]?.by === 'on'
  const plan = planChart(
    part,
    measure,
    {
      group: (key) => nameOf(part.by, key),
      part: (split) => nameOf(part.split ?? '', split),
      whole: chosen?.title[language] ?? '',
    },
    byDay,
  )
  const { compare } = search
  const words: ChartWords = {
    title: chosen ? `${title} · ${chosen.title[language]}` : title,
    before: compare ? say(texts.editionOf, { edition: compare }) : '',
    running: say(texts.cumulative),
    runningBefore: compare ? say(texts.cumulativeOf, { edition: compare }) : '',
    figure: (value) => (chosen ? measureText(chosen, value, language) : String(value)),
  }
  const measures = Object.entries(statistic.view.measures)

  function open(place: number, index: number): void {
    const key = plan.keys[place]
    const split = plan.parts[index]?.split
    if (key === undefined) return
    void navigate(
      rowsPath(
        statistic,
        {
          ...narrowed,
          edition: figures.edition,
          ...(part.within && statistic.view.within ? { [statistic.view.within]: part.within } : {}),
          [part.by]: key,
          ...(split !== undefined && part.split ? { [part.split]: split } : {}),
          ...chosen?.where,
        },
        here,
      ),
    )
  }

  return (
    <Panel
      id={part.within ? `${name}-${part.within}` : name}
      title={title}
      note={
        chosen ? `${say(texts.total)} ${measureText(chosen, part.total()[measure] ?? 0, language)}` : null
      }
      aside={
        <div className={styles.aside}>
          <Segmented
            aria-label={say(texts.show)}
            size="small"
            value={shown}
            onChange={onShow}
            options={[
              { value: 'chart', label: say(texts.chart) },
              { value: 'table', label: say(texts.table) },
            ]}
          />
          <Button
            size="small"
            icon={<DownloadOutlined />}
            loading={busy}
            aria-label={`${say(texts.workbook)} ${title}`}
            title={say(texts.workbook)}
            onClick={() => void start(figureCalls[name].exportFile, { query: search } as never)}
          />
          <Button
            size="small"
            icon={<PictureOutlined />}
            aria-label={`${say(texts.picture)} ${title}`}
            title={say(texts.picture)}
            loading={drawing.busy}
            onClick={() => void drawing.run(() => savePicture(plan, words))}
          />
          {more}
        </div>
      }
    >
      {measures.length > 1 ? (
        <div className={styles.toolbar}>
          <Segmented
            aria-label={say(texts.measure)}
            size="small"
            value={measure}
            onChange={onMeasure}
            options={measures.map(([value, one]) => ({ value, label: one.title[language] }))}
          />
        </div>
      ) : null}
      {shown === 'chart' ? (
        <FigureChart plan={plan} words={words} onOpen={open} />
      ) : (
        <FigureTable
          statistic={statistic}
          figures={figures}
          shown={part}
          narrowed={narrowed}
          compare={search.compare}
          measure={measure}
        />
      )}
    </Panel>
  )
}
