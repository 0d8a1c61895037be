import type { accountScreens } from '@fairground/wire/account/screens'
import type { ScreenModules } from '../lib/screen-module'

export const accountScreenModules: ScreenModules<typeof accountScreens> = {
  '/exhibitor/approval': () =>
    import('./approval/approval-page').then(({ ApprovalPage }) => ({ Component: ApprovalPage })),
}
