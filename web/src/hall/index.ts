export { areaOf } from './booth-on-map'
export { byState, type MakePainting } from './map-painting'
export { PaintedHalls } from './painted-halls'
