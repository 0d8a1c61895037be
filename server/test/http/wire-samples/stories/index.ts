import { account } from './account'
import { board } from './board'
import { boothStatistics } from './booth-statistics'
import { codelist } from './codelist'
import { company } from './company'
import { hall, placement, planExport } from './hall'
import { list } from './list'
import { logs, outbox } from './looking-back'
import type { Stories } from './people'
import { review } from './review'
import { settings } from './settings'
import { fair, home, hub, searching, shell, standing } from './small'
import { venue } from './venue'

/** By feature of the wire, in the order they are told: first what only looks, last what looks back. */
export const features: Record<string, Stories> = {
  fair,
  shell,
  home,
  search: searching,
  standing,
  hub,
  codelist,
  settings,
  company,
  hall,
  placement,
  'plan-export': planExport,
  'booth-statistics': boothStatistics,
  venue,
  review,
  board,
  account,
  outbox,
  logs,
}

/** Reading workbooks takes its time, so these have a fair of their own, at which nothing else happens. */
export const listFeatures: Record<string, Stories> = { list }
