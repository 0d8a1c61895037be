import type { HallMap } from '@fairground/wire/hall/maps'
import { formatNumber, formatWindow, type Reader } from '../lib/format'
import { useSay } from '../lib/language'
import { boothTexts } from './booth-facts.texts'
import { hallTexts as texts } from './hall.texts'
import styles from './hall-facts.module.css'

/** What exhibitors ask about a hall: how large, how high, what the floor bears, when to come and to leave. */
export function HallFacts({ hall, reader }: { hall: HallMap['hall']; reader: Reader }) {
  const say = useSay()
  const { language } = reader
  const figure = (value: number) => formatNumber(value, language)
  const span = (given: { from: string; until: string } | null) =>
    given ? formatWindow(new Date(given.from), new Date(given.until), reader) : undefined
  const lines: [string, string | undefined][] = [
    [say(texts.extent), say(texts.extentFigure, { width: figure(hall.width), depth: figure(hall.depth) })],
    [
      say(texts.clearHeight),
      hall.clearHeightM === null ? undefined : say(boothTexts.metres, { figure: figure(hall.clearHeightM) }),
    ],
    [
      say(texts.floorLoad),
      hall.floorLoadKgM2 === null
        ? undefined
        : say(boothTexts.kgPerM2, { figure: figure(hall.floorLoadKgM2) }),
    ],
    [say(texts.moveIn), span(hall.moveIn)],
    [say(texts.moveOut), span(hall.moveOut)],
  ]
  return (
    <details className={styles.facts}>
      <summary>{say(texts.facts)}</summary>
      <dl>
        {lines.map(([term, value]) =>
          value ? (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </details>
  )
}
