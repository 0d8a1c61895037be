import type { Text } from '@fairground/domain/text'
import { type DrawablePlan, drawPlan } from '@fairground/floorplan/draw-plan'
import { isEdged } from '@fairground/floorplan/plan'
import { dayColours } from '@fairground/floorplan/plan-colours'
import { picturesIn } from '@fairground/floorplan/plan-pictures'
import type { ScenePoint } from '@fairground/floorplan/scene'
import type { Surface } from '@fairground/floorplan/surface'
import { svgSurface } from '@fairground/floorplan/svg-surface'
import type { Reader } from '../lib/format'
import { useSay } from '../lib/language'
import type { BoothOnMap } from './booth-on-map'
import { hallTexts as texts } from './hall.texts'
import { type MapPainting, paintingOf } from './map-painting'
import { PrintPage } from './print-page'
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

/** A whole hall on paper. */
export function PrintSheet(props: Props) {
  const { title, fair, booths, painting, told, reader } = props
  const say = useSay()
  return (
    <PrintPage title={title} fair={fair} told={told} reader={reader} draw={() => drawn(props)}>
      {painting.groups.map(({ key, name, coat }) => (
        <li key={key}>
          <CoatSwatch coat={coat} /> {name}
        </li>
      ))}
      {booths.some(isEdged) ? (
        <li>
          <StateSwatch colours={dayColours} state="normal" special /> {say(texts.special)}
        </li>
      ) : null}
    </PrintPage>
  )
}

function drawn({ title, drawable, booths, painting, own, chosen, ways, reader }: Props): string {
  const { width, depth } = drawable.plan
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
  return String(surface)
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
