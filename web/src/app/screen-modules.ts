import type { screens } from '@fairground/wire/screens'
import { accountScreenModules } from '../account/screens'
import { boardScreenModules } from '../board/screens'
import { boothStatisticsScreenModules } from '../booth-statistics/screens'
import { codelistScreenModules } from '../codelist/screens'
import { companyScreenModules } from '../company/screens'
import { fairScreenModules } from '../fair/screens'
import { guideScreenModules } from '../guide/screens'
import { hallScreenModules } from '../hall/screens'
import { homeScreenModules } from '../home/screens'
import { hubScreenModules } from '../hub/screens'
import type { ScreenModules } from '../lib/screen-module'
import { listScreenModules } from '../list/screens'
import { outboxScreenModules } from '../outbox/screens'
import { placementScreenModules } from '../placement/screens'
import { reviewScreenModules } from '../review/screens'
import { settingsScreenModules } from '../settings/screens'
import { shellScreenModules } from '../shell/screens'
import { venueScreenModules } from '../venue/screens'

/** What each screen shows, as the features bring it. */
export const screenModules: ScreenModules<typeof screens> = {
  ...accountScreenModules,
  ...boardScreenModules,
  ...boothStatisticsScreenModules,
  ...codelistScreenModules,
  ...companyScreenModules,
  ...fairScreenModules,
  ...guideScreenModules,
  ...hallScreenModules,
  ...homeScreenModules,
  ...hubScreenModules,
  ...listScreenModules,
  ...outboxScreenModules,
  ...placementScreenModules,
  ...reviewScreenModules,
  ...settingsScreenModules,
  ...shellScreenModules,
  ...venueScreenModules,
}
