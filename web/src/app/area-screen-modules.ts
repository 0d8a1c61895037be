import type { areaScreens } from '@fairground/wire/screens'
import { accountScreenModules } from '../account/screens'
import { badgeScreenModules } from '../badge/screens'
import { boardScreenModules } from '../board/screens'
import { boothStatisticsScreenModules } from '../booth-statistics/screens'
import { catalogueScreenModules } from '../catalogue/screens'
import { coExhibitorScreenModules } from '../co-exhibitor/screens'
import { codelistScreenModules } from '../codelist/screens'
import { companyScreenModules } from '../company/screens'
import { contractScreenModules } from '../contract/screens'
import { designScreenModules } from '../design/screens'
import { downloadScreenModules } from '../download/screens'
import { drawScreenModules } from '../draw/screens'
import { hallScreenModules } from '../hall/screens'
import { homeScreenModules } from '../home/screens'
import { hubScreenModules } from '../hub/screens'
import type { ScreenModules } from '../lib/screen-module'
import { listScreenModules } from '../list/screens'
import { mailScreenModules } from '../mail/screens'
import { outboxScreenModules } from '../outbox/screens'
import { paymentScreenModules } from '../payment/screens'
import { placementScreenModules } from '../placement/screens'
import { portalScreenModules } from '../portal/screens'
import { productScreenModules } from '../product/screens'
import { reviewScreenModules } from '../review/screens'
import { selectionScreenModules } from '../selection/screens'
import { selectionDeskScreenModules } from '../selection-desk/screens'
import { settingsScreenModules } from '../settings/screens'
import { shellScreenModules } from '../shell/screens'
import { statisticsScreenModules } from '../statistics/screens'
import { systemScreenModules } from '../system/screens'
import { typeChangeScreenModules } from '../type-change/screens'
import { undertakingScreenModules } from '../undertaking/screens'
import { venueScreenModules } from '../venue/screens'
import { waitingScreenModules } from '../waiting/screens'
import { windowScreenModules } from '../window/screens'

/** What each screen behind the doors shows, as the features bring it. */
export const areaScreenModules: ScreenModules<typeof areaScreens> = {
  ...accountScreenModules,
  ...badgeScreenModules,
  ...boardScreenModules,
  ...boothStatisticsScreenModules,
  ...statisticsScreenModules,
  ...coExhibitorScreenModules,
  ...codelistScreenModules,
  ...companyScreenModules,
  ...contractScreenModules,
  ...paymentScreenModules,
  ...designScreenModules,
  ...drawScreenModules,
  ...hallScreenModules,
  ...homeScreenModules,
  ...hubScreenModules,
  ...listScreenModules,
  ...mailScreenModules,
  ...outboxScreenModules,
  ...downloadScreenModules,
  ...placementScreenModules,
  ...portalScreenModules,
  ...productScreenModules,
  ...catalogueScreenModules,
  ...reviewScreenModules,
  ...selectionScreenModules,
  ...selectionDeskScreenModules,
  ...settingsScreenModules,
  ...shellScreenModules,
  ...systemScreenModules,
  ...typeChangeScreenModules,
  ...undertakingScreenModules,
  ...venueScreenModules,
  ...waitingScreenModules,
  ...windowScreenModules,
}
