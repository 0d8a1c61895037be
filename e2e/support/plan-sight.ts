import type { Page } from '@playwright/test'

/** What is drawn over a plan: the line of a way, and the edge of the booth that was chosen. */
export const wayLine = 'path[stroke-width="4.5"]'
export const chosenBooth = 'rect[stroke-width="3.5"]'

/** How much of what is drawn over the plan lies under a panel or out of sight, in hundredths. */
export const hidden = (page: Page, drawn: string) =>
  page.locator(drawn).evaluateAll((lines) =>
    lines.reduce((sum, line) => {
      const path = line as unknown as SVGGeometryElement
      const toScreen = path.getScreenCTM() ?? new DOMMatrix()
      const points = Array.from({ length: 101 }, (_, share) =>
        path.getPointAtLength((path.getTotalLength() * share) / 100).matrixTransform(toScreen),
      )
      const isCovered = ({ x, y }: DOMPoint) =>
        !document.elementFromPoint(x, y)?.closest('[role=application]')
      return sum + points.filter(isCovered).length
    }, 0),
  )

interface Place {
  x: number
  y: number
}

/** Those of these places on a hall's floor, in metres, that lie under a panel or out of sight. */
export const coveredOf = (page: Page, places: readonly Place[]) =>
  page
    .getByRole('application')
    .locator('svg > g')
    .first()
    .evaluate((marks, all) => {
      const toScreen = (marks as unknown as SVGGElement).getScreenCTM() ?? new DOMMatrix()
      return all.filter((place) => {
        const { x, y } = new DOMPoint(place.x, place.y).matrixTransform(toScreen)
        return !document.elementFromPoint(x, y)?.closest('[role=application]')
      })
    }, places)
