import { accountScreens } from './account/screens'
import { badgeScreens } from './badge/screens'
import { boardScreens } from './board/screens'
import { boothStatisticsScreens } from './booth-statistics/screens'
import { catalogueScreens } from './catalogue/screens'
import { coExhibitorScreens } from './co-exhibitor/screens'
import { codelistScreens } from './codelist/screens'
import { companyScreens } from './company/screens'
import { contractScreens } from './contract/screens'
import { designScreens } from './design/screens'
import { downloadScreens } from './download/screens'
import { drawScreens } from './draw/screens'
import { hallScreens } from './hall/screens'
import { homeScreens } from './home/screens'
import { hubScreens } from './hub/screens'
import type { Screen } from './kernel/screen'
import { listScreens } from './list/screens'
import { mailScreens } from './mail/screens'
import { openScreens } from './open-screens'
import { outboxScreens } from './outbox/screens'
import { paymentScreens } from './payment/screens'
import { placementScreens } from './placement/screens'
import { portalScreens } from './portal/screens'
import { productScreens } from './product/screens'
import { reviewScreens } from './review/screens'
import { deskScreens } from './selection/desk-screens'
import { selectionScreens } from './selection/screens'
import { settingsScreens } from './settings/screens'
import { shellScreens } from './shell/screens'
import { statisticsScreens } from './statistics/screens'
import { systemScreens } from './system/screens'
import { typeChangeScreens } from './type-change/screens'
import { undertakingScreens } from './undertaking/screens'
import { venueScreens } from './venue/screens'
import { waitingScreens } from './waiting/screens'
import { windowScreens } from './window/screens'

/** What stands behind the doors, as the features bring it. */
export const areaScreens = [
  ...hallScreens,
  ...selectionScreens,
  ...accountScreens,
  ...shellScreens,
  ...homeScreens,
  ...hubScreens,
  ...reviewScreens,
  ...designScreens,
  ...placementScreens,
  ...boothStatisticsScreens,
  ...statisticsScreens,
  ...venueScreens,
  ...windowScreens,
  ...deskScreens,
  ...drawScreens,
  ...waitingScreens,
  ...typeChangeScreens,
  ...contractScreens,
  ...paymentScreens,
  ...undertakingScreens,
  ...productScreens,
  ...catalogueScreens,
  ...coExhibitorScreens,
  ...downloadScreens,
  ...companyScreens,
  ...badgeScreens,
  ...boardScreens,
  ...codelistScreens,
  ...settingsScreens,
  ...systemScreens,
  ...mailScreens,
  ...listScreens,
  ...portalScreens,
  ...outboxScreens,
] as const satisfies readonly Screen[]

/** Every address that shows something. */
export const screens = [...openScreens, ...areaScreens] as const
