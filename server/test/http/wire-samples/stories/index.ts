import { account } from './account'
import { badge } from './badge'
import { board } from './board'
import { boothStatistics } from './booth-statistics'
import { catalogue } from './catalogue'
import { coExhibitor } from './co-exhibitor'
import { codelist } from './codelist'
import { company } from './company'
import { contract } from './contract'
import { design } from './design'
import { download } from './download'
import { draw } from './draw'
import { hall, placement, planExport } from './hall'
import { list } from './list'
import { logs, outbox } from './looking-back'
import { mail } from './mail'
import { payment } from './payment'
import type { Stories } from './people'
import { portal } from './portal'
import { product } from './product'
import { review } from './review'
import { selection } from './selection'
import { settings } from './settings'
import { fair, home, hub, searching, shell, standing } from './small'
import { statisticsStories } from './statistics'
import { system } from './system'
import { typeChange } from './type-change'
import { undertaking } from './undertaking'
import { venue } from './venue'
import { waiting } from './waiting'
import { waitingRoom } from './waiting-room'
import { window } from './window'

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
  selection,
  waiting,
  undertaking,
  download,
  product,
  window,
  draw,
  'plan-export': planExport,
  'booth-statistics': boothStatistics,
  statistics: statisticsStories,
  venue,
  design,
  contract,
  review,
  badge,
  catalogue,
  board,
  payment,
  'type-change': typeChange,
  'co-exhibitor': coExhibitor,
  system,
  mail,
  portal,
  account,
  // Whoever waits makes others line up: after all who log in.
  'waiting-room': waitingRoom,
  outbox,
  logs,
}

/** Reading workbooks takes its time, so these have a fair of their own, at which nothing else happens. */
export const listFeatures: Record<string, Stories> = { list }
