import type { mailScreens } from '@fairground/wire/mail/screens'
import type { ScreenModules } from '../lib/screen-module'

export const mailScreenModules: ScreenModules<typeof mailScreens> = {
  '/system/mail': () => import('./mail-page').then(({ MailPage }) => ({ Component: MailPage })),
}
