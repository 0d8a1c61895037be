import type { screens } from '@fairground/wire/screens'
import { accountScreenModules } from '../account/screens'
import { boardScreenModules } from '../board/screens'
import { codelistScreenModules } from '../codelist/screens'
import { companyScreenModules } from '../company/screens'
import { fairScreenModules } from '../fair/screens'
import { guideScreenModules } from '../guide/screens'
import { homeScreenModules } from '../home/screens'
import { hubScreenModules } from '../hub/screens'
import type { ScreenModules } from '../lib/screen-module'
import { listScreenModules } from '../list/screens'
import { outboxScreenModules } from '../outbox/screens'
import { reviewScreenModules } from '../review/screens'
import { settingsScreenModules } from '../settings/screens'
import { shellScreenModules } from '../shell/screens'

/** What each screen shows, as the features bring it. */
export const screenModules: ScreenModules<typeof screens> = {
  ...accountScreenModules,
  ...boardScreenModules,
  ...codelistScreenModules,
  ...companyScreenModules,
  ...fairScreenModules,
  ...guideScreenModules,
  ...homeScreenModules,
  ...hubScreenModules,
  ...listScreenModules,
  ...outboxScreenModules,
  ...reviewScreenModules,
  ...settingsScreenModules,
  ...shellScreenModules,
}
