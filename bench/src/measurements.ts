import { firstLoad } from './first-load/first-load.measurement'
import { importing } from './import/import.measurement'
import type { Measurement } from './kernel/measurement'
import { lists } from './lists/lists.measurement'
import { loginRate } from './login/login.measurement'
import { loginCrowd } from './login-crowd/login-crowd.measurement'
import { warmStart } from './start/start.measurement'

export const measurements: readonly Measurement[] = [
  firstLoad,
  warmStart,
  loginRate,
  loginCrowd,
  lists,
  importing,
]
