/** Browsers take 64 kB along when a page goes; what is more waits on this device, as anything that was not saved. */
const mostTakenAlong = 60_000
export const outlivesPage = (scene: string): boolean =>
  scene.length < mostTakenAlong && new Blob([scene]).size < mostTakenAlong
