export { MapFailed, MapSkeleton } from './map-message'
export { SitePicker } from './site-picker'
export { backgroundAddress } from './use-background'
