import type { Circumstances } from '@fairground/domain/selection'
import type { Settings } from '@fairground/domain/settings'
import { readStored } from '../platform/settings/settings-store'
import { allowanceOf } from '../quota'
import type { Chooser } from './chooser.repository'

/** What the gates ask for. Whether selection is on comes from the database: a stop holds for whoever comes after it. */
export const circumstancesOf = (chooser: Chooser, settings: Settings): Circumstances => ({
  started: readStored('selectionStarted', chooser.startedSetting) === true,
  approved: chooser.approved,
  blacklisted: chooser.blacklisted,
  quota: chooser.allowed ? allowanceOf(chooser.allowed, settings).quota : undefined,
  window: chooser.window,
  ledBy: chooser.ledBy ?? undefined,
  finished: chooser.stage !== 'choosing',
  now: chooser.now,
})
