import type { Text } from '@fairground/domain/text'
import { drawNorth, drawScaleBar } from '@fairground/floorplan/draw-bearings'
import { drawSite } from '@fairground/floorplan/draw-site'
import { dayColours } from '@fairground/floorplan/plan-colours'
import type { DrawableSite, SiteView } from '@fairground/floorplan/site-view'
import { svgSurface } from '@fairground/floorplan/svg-surface'
import type { Reader } from '../lib/format'
import { useSay } from '../lib/language'
import { hallTexts as texts } from './hall.texts'
import type { SiteHall } from './hall-fill'
import { PrintPage } from './print-page'
import { SiteLegendEntries } from './site-legend'

interface Props {
  fair: string
  halls: readonly SiteHall[]
  drawable: DrawableSite
  /** None on a sketch: nobody knows. */
  north: number | undefined
  way: SiteView['way']
  /** The way in words. */
  told: Text | undefined
  reader: Reader
}

/** Dots a printer's page is wide, so that words are as large there as on the page. */
const pageWidth = 1000

/** The whole site on paper, with the way on it. */
export function SitePrintSheet(props: Props) {
  const { fair, halls, told, reader } = props
  const say = useSay()
  const title = say(texts.sitePlan)
  return (
    <PrintPage title={title} fair={fair} told={told} reader={reader} draw={() => drawn(title, props)}>
      <SiteLegendEntries halls={halls} colours={dayColours} />
    </PrintPage>
  )
}

function drawn(title: string, { drawable, north, way, reader }: Props): string {
  const { width, depth } = drawable.site
  const surface = svgSurface({ width, depth, title })
  const view: SiteView = {
    floor: { x: 0, y: 0, width, depth },
    scale: pageWidth / width,
    language: reader.language,
    colours: dayColours,
    ...(way && { way }),
  }
  surface.clipped(view.floor, () => {
    drawSite(surface, drawable, view)
    drawScaleBar(surface, view)
    if (north !== undefined) drawNorth(surface, north, view)
  })
  return String(surface)
}
