import { iconNames } from '@fairground/floorplan/icon-names'
import type { Scenery } from '@fairground/floorplan/scene'
import { formatNumber, formatWindow, type Reader } from '../lib/format'
import { useSay } from '../lib/language'
import { boothTexts } from './booth-facts.texts'
import type { HallFactsProps } from './hall-facts'
import { hallFactsTexts as texts } from './hall-facts.texts'

/** What exhibitors ask about a hall: how large, how high, what the floor bears, when to come and to leave. */
export function HallFactLines({ hall, scenery, reader }: HallFactsProps) {
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
    [say(texts.signs), signsIn(scenery, reader)],
  ]
  return (
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
  )
}

/** What hangs in the hall, for whoever does not see it on the plan: 消火栓 4，洗手间 2. */
function signsIn(scenery: Scenery, { language }: Reader): string {
  const uses = scenery.flatMap((element) => (element.kind === 'icon' ? [element.use] : []))
  return [...new Set(uses)]
    .map((use) => [iconNames[use][language], uses.filter((one) => one === use).length] as const)
    .map(([name, count]) => `${name} ${formatNumber(count, language)}`)
    .join(language === 'en' ? ', ' : '，')
}
