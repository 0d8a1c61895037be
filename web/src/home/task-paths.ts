import type { TaskKey } from '@fairground/domain/task'
import type { Language } from '@fairground/domain/text'
import { badgePaths } from '@fairground/wire/badge/screens'
import { cataloguePaths } from '@fairground/wire/catalogue/screens'
import { ownContractPath } from '@fairground/wire/contract/screens'
import { ownPaymentPath } from '@fairground/wire/payment/screens'
import { productPaths } from '@fairground/wire/product/screens'
import { undertakingPaths } from '@fairground/wire/undertaking/screens'

type Paths = Record<Language, string>

const badges: Paths = { zh: badgePaths.CHN, en: badgePaths.ENG }

/** Where each thing is done. */
export const taskPaths: Record<TaskKey, Paths> = {
  signContract: ownContractPath,
  pay: ownPaymentPath,
  participation: undertakingPaths,
  safety: undertakingPaths,
  products: productPaths,
  catalogue: cataloguePaths,
  badgePeople: badges,
  badgePhotos: badges,
}
