import type { Text } from '@fairground/domain/text'
import { type DrawablePlan, drawPlan } from '@fairground/floorplan/draw-plan'
import { isEdged } from '@fairground/floorplan/plan'
import { dayColours } from '@fairground/floorplan/plan-colours'
import { picturesIn } from '@fairground/floorplan/plan-pictures'
import type { ScenePoint } from '@fairground/floorplan/scene'
import type { Surface } from '@fairground/floorplan/surface'
import { svgSurface } from '@fairground/floorplan/svg-surface'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { formatFullMoment, type Reader } from '../lib/format'
import { useSay } from '../lib/language'
import type { BoothOnMap } from './booth-on-map'
import { hallTexts as texts } from './hall.texts'
import { type MapPainting, paintingOf } from './map-painting'
import styles from './print-sheet.module.css'
import { CoatSwatch, StateSwatch } from './state-swatch'
import { backgroundAddress } from './use-plan-pictures'

interface Props {
  title: string
  fair: string
  drawable: DrawablePlan
  booths: readonly BoothOnMap[]
  /** In colours of the day. */
  painting: MapPainting
  own: ReadonlySet<string>
  chosen: string | undefined
  /** Each a line, from where somebody stands to the booth that was chosen, and all of it in words. */
  ways: readonly (readonly ScenePoint[])[]
  told: Text | undefined
  reader: Reader
}

/** Dots for a metre: a hall of a hundred metres on a printer's page. */
const printed = 30

/** What comes out of the printer instead of the page: the whole hall in lines, by day, with what its marks mean. */
export function PrintSheet(props: Props) {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    // The browser takes its picture of the page right after this, so the sheet must stand by then.
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting ? createPortal(<Sheet {...props} />, document.body) : null
}

function Sheet({ fair, told, ...drawn }: Props) {
  const { title, painting, reader } = drawn
  const say = useSay()
  return (
    <section className={styles.sheet}>
      <header className={styles.head}>
        <div>
          <h1>{title}</h1>
          <p>{fair}</p>
        </div>
        <p>{say(texts.printedAt, { time: formatFullMoment(new Date(), reader) })}</p>
      </header>
      {told ? <p className={styles.told}>{told[reader.language]}</p> : null}
      <Drawing {...drawn} />
      <ul className={styles.legend}>
        {painting.groups.map(({ key, name, coat }) => (
          <li key={key}>
            <CoatSwatch coat={coat} /> {name}
          </li>
        ))}
        {drawn.booths.some(isEdged) ? (
          <li>
            <StateSwatch colours={dayColours} state="normal" special /> {say(texts.special)}
          </li>
        ) : null}
      </ul>
    </section>
  )
}

type Drawn = Omit<Props, 'fair' | 'told'>

function Drawing({ title, drawable, booths, painting, own, chosen, ways, reader }: Drawn) {
  const place = useRef<HTMLDivElement>(null)
  const { width, depth } = drawable.plan
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn once, as it was when printing began
  useLayoutEffect(() => {
    const pictures = new Map(picturesIn(drawable.plan).map((file) => [file, backgroundAddress(file)]))
    const surface = svgSurface({ width, depth, title, pictures })
    drawPlan(surface, drawable, {
      floor: { x: 0, y: 0, width, depth },
      scale: printed,
      language: reader.language,
      colours: dayColours,
      painting: paintingOf(painting, booths),
      own,
      ...(chosen && { chosen }),
    })
    drawWays(surface, ways)
    const drawn = new DOMParser().parseFromString(String(surface), 'image/svg+xml').documentElement
    place.current?.replaceChildren(document.importNode(drawn, true))
  }, [])
  return <div ref={place} className={styles.drawing} />
}

/** In metres, with a pale edge, so that it shows on every fill. */
function drawWays(surface: Surface, ways: Props['ways']): void {
  if (ways.length === 0) return
  const ends = ways.flatMap((way) => [way[0], way.at(-1)].flatMap((end) => (end ? [[end, end]] : [])))
  const draw = (colour: string, edge: number) => {
    surface.lines(ways, { colour, width: 0.6 + edge, round: true })
    surface.lines(ends, { colour, width: 1.6 + edge, round: true })
  }
  draw(dayColours.paper, 0.5)
  draw(dayColours.own, 0)
}
