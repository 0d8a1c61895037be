import type { Side } from './side'

type Step = { move: readonly [right: number, down: number] } | { zoom: number } | 'rest'

const times = (count: number, step: Step): Step[] => Array.from({ length: count }, () => step)

/** The factor that leads over so many frames to the scale that is wanted. */
const zoomOver = (frames: number, factor: number): Step[] => [
  ...times(frames, { zoom: factor ** (1 / frames) }),
  'rest',
]

/**
 * From the whole floor to where names can be read, along the halls at a fast hand's pace, half-way back, about, and back.
 * Short, since the slowest side takes a third of a second for a frame.
 */
const gesture: readonly Step[] = [
  ...zoomOver(10, 8),
  ...times(15, { move: [-60, 0] }),
  ...times(15, { move: [40, -30] }),
  ...zoomOver(6, 1 / 2.5),
  ...times(12, { move: [-50, 15] }),
  ...zoomOver(6, 1 / 3.2),
  ...times(4, { move: [-6, 0] }),
]

const restsMs = 200

/**
 * How long each frame took, from one to the next, with nothing holding the browser to the pace of a screen: what the page
 * does, and what the browser does with it. Of a rest the longest frame counts, in which letters may be drawn sharp again.
 */
export async function playedFrames(side: Side): Promise<number[]> {
  const frames: number[] = []
  await frame()
  let last = performance.now()
  const next = async (): Promise<number> => {
    await frame()
    const now = performance.now()
    const lasted = now - last
    last = now
    return lasted
  }
  for (const step of gesture) {
    if (step === 'rest') {
      const until = performance.now() + restsMs
      let longest = 0
      while (performance.now() < until) longest = Math.max(longest, await next())
      frames.push(longest)
      continue
    }
    if ('move' in step) side.moveBy(...step.move)
    else side.zoomBy(step.zoom)
    frames.push(await next())
  }
  return frames
}

export const frame = (): Promise<unknown> => new Promise(requestAnimationFrame)
