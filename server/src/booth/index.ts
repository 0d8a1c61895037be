export {
  boothsAreSure,
  hasChosen,
  holdsBooths,
  readBoothsHeld,
  readBoothsStage,
  reopenEmptied,
} from './booths-held.repository'
export { countsAs, type HallFigures, readHallFigures } from './hall-figures.repository'
export { isOnPlan } from './hall-picture.repository'
export { neighbourCodes, readNeighbourCodes } from './neighbours'
