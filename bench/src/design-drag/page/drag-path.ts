/** Lifting all of them takes one long frame, as does the first one that is drawn: fewer than a twentieth. */
const frames = 60

/** Pixels from where the pointer was pressed, one place a frame: out at a hand's pace, in a curve, and not straight back. */
export const dragPath: readonly { x: number; y: number }[] = Array.from({ length: frames }, (_, frame) => {
  const turn = (frame / frames) * 2 * Math.PI
  return { x: Math.round(3 + 90 * Math.sin(turn)), y: Math.round(2 + 60 * Math.sin(turn / 2)) }
})
