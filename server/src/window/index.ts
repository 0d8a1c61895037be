export { cancelDrawnWindows, openDrawnWindows } from './drawn-windows.repository'
export { tellExtendedJob } from './extension.service'
export { moveWindows } from './moved-windows.repository'
export { tellOfOpeningsJob } from './opening-notice'
