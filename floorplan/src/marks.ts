import type { Rect } from './geometry'
import type { Mark } from './plan-colours'
import type { ScenePoint } from './scene'

type Line = [ScenePoint, ScenePoint]

/** The strokes of a booth's mark, within the booth. `gap` is what lies between two of them, in metres. */
export function strokesOf(mark: Mark, booth: Rect, gap: number): Line[] {
  switch (mark) {
    case 'none':
      return []
    case 'rising':
      return slanted(booth, gap)
    case 'falling':
      return slanted(booth, gap).map((line) => mirrored(line, booth))
    case 'crossed':
      return slanted(booth, gap).flatMap((line) => [line, mirrored(line, booth)])
    case 'bars':
      return evenly(booth.depth, gap).map((down) => [
        { x: booth.x, y: booth.y + down },
        { x: booth.x + booth.width, y: booth.y + down },
      ])
    case 'dots':
      return evenly(booth.depth, gap).flatMap((down) =>
        evenly(booth.width, gap).map((right): Line => {
          const at = { x: booth.x + right, y: booth.y + down }
          return [at, { x: at.x + gap / 6, y: at.y }]
        }),
      )
    case 'struck':
      return [
        [
          { x: booth.x, y: booth.y },
          { x: booth.x + booth.width, y: booth.y + booth.depth },
        ],
        [
          { x: booth.x + booth.width, y: booth.y },
          { x: booth.x, y: booth.y + booth.depth },
        ],
      ]
  }
}

const evenly = (length: number, gap: number): number[] => {
  const count = Math.max(1, Math.round(length / gap))
  return Array.from({ length: count }, (_, index) => ((index + 0.5) * length) / count)
}

/** From the lower left to the upper right, at 45°, cut where they leave the booth. */
function slanted({ x, y, width, depth }: Rect, gap: number): Line[] {
  const lines: Line[] = []
  for (let reach = gap; reach < width + depth; reach += gap) {
    const left = Math.max(0, reach - depth)
    const right = Math.min(width, reach)
    lines.push([
      { x: x + left, y: y + reach - left },
      { x: x + right, y: y + reach - right },
    ])
  }
  return lines
}

const mirrored = (line: Line, { x, width }: Rect): Line => {
  const flip = (point: ScenePoint): ScenePoint => ({ x: 2 * x + width - point.x, y: point.y })
  return [flip(line[0]), flip(line[1])]
}
