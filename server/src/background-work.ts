import { keptLists } from '@fairground/wire/lists'
import { forgetBadgePeopleJob } from './badge'
import { sealContractJob, sweepUnsealedJob } from './contract'
import { tellDrawnJob, tellWithdrawnJob } from './draw'
import { listsOf } from './list/change-list'
import { importJob, tidyImportsJob } from './list/import/import.service'
import { releaseDueJob } from './list/release-due'
import { tellCircleJob } from './mail'
import { remindOfPaymentsJob } from './payment'
import { planExportJob, tidyPlanExportsJob } from './plan-export'
import type { JobKind } from './platform/jobs/jobs'
import type { Platform } from './platform/platform'
import { passOnOffersJob } from './waiting'
import { tellExtendedJob, tellOfOpeningsJob } from './window'

/** What features have done in the background, beside the platform's own jobs. */
export async function addBackgroundWork(platform: Platform): Promise<void> {
  await platform.jobs.add([
    importJob(listsOf(platform)),
    releaseDueJob(listsOf(platform), keptLists),
    tidyImportsJob(platform),
    planExportJob(platform),
    tidyPlanExportsJob(platform),
    tellOfOpeningsJob(platform),
    tellExtendedJob(platform),
    passOnOffersJob(platform),
    tellDrawnJob(platform),
    tellWithdrawnJob(platform),
    sealContractJob(platform),
    sweepUnsealedJob(platform),
    forgetBadgePeopleJob(platform),
    remindOfPaymentsJob(platform),
    tellCircleJob(platform),
  ] as JobKind<never>[])
}
