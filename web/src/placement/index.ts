export { BoothStateTag } from './booth-state'
export { boothPath } from './placement-paths'
export { WhoHasIt } from './use-booth-columns'
