import { lazy } from 'react'
import { keptOffline } from '../session/kept-offline'
import { AreaGuard, type OfflineScreens } from '../shell/area-guard'

const OfflineGate = lazy(() =>
  import('../badge/gate/gate-page').then((module) => ({ default: module.OfflineGate })),
)

/** The one screen people cannot do without while the network is gone. */
const offline: OfflineScreens = { [keptOffline.scope]: OfflineGate }

export const GuardedArea = () => <AreaGuard offline={offline} />
