import type { PlanReader } from '../hall'
import type { PlanExportRow } from './plan-export.repository'

/** A sheet to be put up is read by whoever passes; everything else by whoever ordered it. */
export const readerOf = ({
  here,
  byStaff,
  accountId,
  language,
}: Pick<PlanExportRow, 'here' | 'byStaff' | 'accountId' | 'language'>): PlanReader =>
  here ? { reader: 'everyone', language } : { reader: byStaff ? 'staff' : 'signedIn', accountId, language }
