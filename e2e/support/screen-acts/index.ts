import { boothStatistics } from './booth-statistics'
import { contracts } from './contracts'
import { design } from './design'
import { doors } from './doors'
import { draw } from './draw'
import { exhibitors } from './exhibitors'
import { halls } from './halls'
import { lists } from './lists'
import { payments } from './payments'
import { placement } from './placement'
import { portal } from './portal'
import type { ScreenAct } from './screen-act'
import { selection } from './selection'
import { services } from './services'
import { staff } from './staff'

/**
 * Every screen with who opens it, what of the demo fair it must show, and what people come to it for. Plain data:
 * screens.spec.ts does it in the browser, and `npm run spec:coverage` counts a screen only when it stands here.
 *
 * Texts in braces are facts about the demo fair that are looked up when the journey runs (see demo-facts.ts).
 */
export const screenActs: readonly ScreenAct[] = [
  ...doors,
  ...exhibitors,
  ...halls,
  ...selection,
  ...services,
  ...staff,
  ...placement,
  ...contracts,
  ...payments,
  ...draw,
  ...design,
  ...boothStatistics,
  ...lists,
  ...portal,
]
