import type { designScreens } from '@fairground/wire/design/screens'
import type { ScreenModules } from '../lib/screen-module'

const designer = () => import('./designer-page').then(({ DesignerPage }) => ({ Component: DesignerPage }))

export const designScreenModules: ScreenModules<typeof designScreens> = {
  '/booth/positionDesign': designer,
  '/venue/plan/design': designer,
}
