import type { outboxScreens } from '@fairground/wire/outbox/screens'
import type { ScreenModules } from '../lib/screen-module'

export const outboxScreenModules: ScreenModules<typeof outboxScreens> = {
  '/dev/outbox': () => import('./outbox-page').then(({ OutboxPage }) => ({ Component: OutboxPage })),
}
