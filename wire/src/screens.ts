import { accountScreens } from './account/screens'
import { boardScreens } from './board/screens'
import { boothStatisticsScreens } from './booth-statistics/screens'
import { codelistScreens } from './codelist/screens'
import { companyScreens } from './company/screens'
import { fairScreens } from './fair/screens'
import { guideScreens } from './guide/screens'
import { hallScreens } from './hall/screens'
import { homeScreens } from './home/screens'
import { hubScreens } from './hub/screens'
import type { Screen } from './kernel/screen'
import { listScreens } from './list/screens'
import { outboxScreens } from './outbox/screens'
import { placementScreens } from './placement/screens'
import { reviewScreens } from './review/screens'
import { settingsScreens } from './settings/screens'
import { shellScreens } from './shell/screens'
import { venueScreens } from './venue/screens'

/** Every address that shows something, as the features bring them. */
export const screens = [
  ...fairScreens,
  ...guideScreens,
  ...hallScreens,
  ...accountScreens,
  ...shellScreens,
  ...homeScreens,
  ...hubScreens,
  ...reviewScreens,
  ...placementScreens,
  ...boothStatisticsScreens,
  ...venueScreens,
  ...companyScreens,
  ...boardScreens,
  ...codelistScreens,
  ...settingsScreens,
  ...listScreens,
  ...outboxScreens,
] as const satisfies readonly Screen[]
