import { firstLoad } from './first-load/first-load.measurement'
import { importing } from './import/import.measurement'
import type { Measurement } from './kernel/measurement'
import { lists } from './lists/lists.measurement'
import { loginRate } from './login/login.measurement'
import { loginCrowd } from './login-crowd/login-crowd.measurement'
import { pdf } from './pdf/pdf.measurement'
import { signUpList } from './sign-up-list/sign-up-list.measurement'
import { warmStart } from './start/start.measurement'
import { uploading } from './upload/upload.measurement'
import { uploadCrowd } from './upload-crowd/upload-crowd.measurement'

export const measurements: readonly Measurement[] = [
  firstLoad,
  warmStart,
  loginRate,
  loginCrowd,
  lists,
  signUpList,
  uploading,
  uploadCrowd,
  importing,
  pdf,
]
