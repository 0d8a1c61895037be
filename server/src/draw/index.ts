export { tellDrawnJob } from './tell-drawn'
export { tellWithdrawnJob } from './tell-withdrawn'
