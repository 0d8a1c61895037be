import { openAccountScreens } from './account/open-screens'
import { openContractScreens } from './contract/open-screens'
import { openDrawScreens } from './draw/open-screens'
import { fairScreens } from './fair/screens'
import { guideScreens } from './guide/screens'
import { openHallScreens } from './hall/open-screens'
import type { Screen } from './kernel/screen'
import { openPortalScreens } from './portal/open-screens'

/**
 * What opens without a session: the first visit of everybody carries this table, so what stands behind the doors has one
 * of its own.
 */
export const openScreens = [
  ...fairScreens,
  ...guideScreens,
  ...openHallScreens,
  ...openAccountScreens,
  ...openDrawScreens,
  ...openContractScreens,
  ...openPortalScreens,
] as const satisfies readonly Screen[]
