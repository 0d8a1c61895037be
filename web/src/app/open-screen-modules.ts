import type { openScreens } from '@fairground/wire/open-screens'
import { openAccountScreenModules } from '../account/open-screens'
import { openContractScreenModules } from '../contract/open-screens'
import { openDrawScreenModules } from '../draw/open-screens'
import { fairScreenModules } from '../fair/screens'
import { guideScreenModules } from '../guide/screens'
import { openHallScreenModules } from '../hall/open-screens'
import type { ScreenModules } from '../lib/screen-module'
import { openPortalScreenModules } from '../portal/open-screens'

/** What each screen shows that opens without a session. */
export const openScreenModules: ScreenModules<typeof openScreens> = {
  ...fairScreenModules,
  ...guideScreenModules,
  ...openHallScreenModules,
  ...openAccountScreenModules,
  ...openDrawScreenModules,
  ...openContractScreenModules,
  ...openPortalScreenModules,
}
