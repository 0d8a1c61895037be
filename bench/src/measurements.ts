import { choice } from './choice/choice.measurement'
import { choiceMeanwhile } from './choice/choice-meanwhile.measurement'
import { contracts } from './contracts/contracts.measurement'
import { designDrag } from './design-drag/design-drag.measurement'
import { drawing } from './draw/draw.measurement'
import { dxf } from './dxf/dxf.measurement'
import { figures } from './figures/figures.measurement'
import { firstLoad } from './first-load/first-load.measurement'
import { importing } from './import/import.measurement'
import type { Measurement } from './kernel/measurement'
import { lists } from './lists/lists.measurement'
import { logSearching } from './log-search/log-search.measurement'
import { loginRate } from './login/login.measurement'
import { loginCrowd, loginMinute } from './login-crowd/login-crowd.measurement'
import { mapDrawing } from './map-drawing/map-drawing.measurement'
import { mapPolls } from './map-polls/map-polls.measurement'
import { mapViewers } from './map-viewers/map-viewers.measurement'
import { payments } from './payments/payments.measurement'
import { pdf } from './pdf/pdf.measurement'
import { publishing } from './publish/publish.measurement'
import { rush } from './rush/rush.measurement'
import { signUpList } from './sign-up-list/sign-up-list.measurement'
import { warmStart } from './start/start.measurement'
import { statement } from './statement/statement.measurement'
import { uploading } from './upload/upload.measurement'
import { uploadCrowd } from './upload-crowd/upload-crowd.measurement'

export const measurements: readonly Measurement[] = [
  firstLoad,
  warmStart,
  loginRate,
  loginCrowd,
  loginMinute,
  lists,
  logSearching,
  signUpList,
  figures,
  uploading,
  uploadCrowd,
  importing,
  pdf,
  mapDrawing,
  mapPolls,
  mapViewers,
  designDrag,
  dxf,
  publishing,
  rush,
  choice,
  choiceMeanwhile,
  drawing,
  contracts,
  payments,
  statement,
]
