import { listsOf } from './list/change-list'
import { importJob, tidyImportsJob } from './list/import/import.service'
import { planExportJob, tidyPlanExportsJob } from './plan-export'
import type { JobKind } from './platform/jobs/jobs'
import type { Platform } from './platform/platform'

/** What features have done in the background, beside the platform's own jobs. */
export async function addBackgroundWork(platform: Platform): Promise<void> {
  const kinds = [
    importJob(listsOf(platform)),
    tidyImportsJob(platform),
    planExportJob(platform),
    tidyPlanExportsJob(platform),
  ] as JobKind<never>[]
  for (const kind of kinds) await platform.jobs.add(kind)
}
