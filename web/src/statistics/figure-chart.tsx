import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAppearance } from '../lib/appearance'
import { useSay } from '../lib/language'
import { LoadFailed } from '../ui/load-failed'
import { PartSkeleton } from '../ui/part-skeleton'
import { useMedia } from '../ui/use-media'
import { readColours } from './chart-colours'
import { chartOption, heightOf } from './chart-option'
import type { ChartPlan } from './chart-plan'
import type { DrawnChart } from './draw-chart'
import styles from './statistics.module.css'
import { statisticsTexts as texts } from './statistics.texts'

export type ChartWords = Parameters<typeof chartOption>[2]

interface Props {
  plan: ChartPlan
  words: ChartWords
  onOpen: (place: number, part: number) => void
}

/** Drawn for the eye; the table beside it says the same in figures, each a link. */
export function FigureChart({ plan, words, onOpen }: Props) {
  const say = useSay()
  const box = useRef<HTMLDivElement>(null)
  const [chart, setChart] = useState<DrawnChart>()
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState(false)
  const appearance = useAppearance()
  const narrow = useMedia('(max-width: 760px)')
  const opened = useEffectEvent((place: number, part: number) => onOpen(place, part))

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads it again
  useEffect(() => {
    let drawn: DrawnChart | undefined
    let gone = false
    import('./draw-chart').then(
      ({ drawChart }) => {
        if (gone || !box.current) return
        drawn = drawChart(box.current, (place, part) => opened(place, part))
        setChart(drawn)
      },
      () => setFailed(true),
    )
    return () => {
      gone = true
      drawn?.end()
      setChart(undefined)
    }
  }, [attempt])

  // biome-ignore lint/correctness/useExhaustiveDependencies: colours are those of the page as it looks now
  useEffect(() => {
    chart?.show(chartOption(plan, readColours(), words, { narrow, asPicture: false }))
    chart?.fit()
  }, [chart, plan, words, narrow, appearance])

  useEffect(() => {
    if (!chart || !box.current) return
    const watching = new ResizeObserver(() => chart.fit())
    watching.observe(box.current)
    return () => watching.disconnect()
  }, [chart])

  if (failed)
    return (
      <LoadFailed
        onRetry={() => {
          setFailed(false)
          setAttempt(attempt + 1)
        }}
        busy={false}
      />
    )
  return (
    <div className={styles.drawing}>
      {chart ? null : <PartSkeleton rows={4} />}
      <div
        ref={box}
        role="img"
        aria-label={say(texts.chartOf, { title: words.title, count: plan.labels.length })}
        style={{ height: heightOf(plan), visibility: chart ? 'visible' : 'hidden' }}
      />
    </div>
  )
}
