import { z } from 'zod'
import { signedIn } from '../kernel/access'
import { instant } from '../kernel/codecs'
import { endpoint } from '../kernel/endpoint'
import { as, renamed } from '../kernel/renamed'
import { stampNames, stampShape } from '../kernel/stamp'
import { companyRef, figure, savedFlag } from './company-codecs'

const text = z.string().max(20).optional()
const size = z.unknown().optional()

const fields = {
  exhibitType: text,
  boothType: text,
  standardBooths: size,
  indoorArea: size,
  outdoorArea: size,
}
const names = {
  exhibitType: 'reserve1',
  boothType: 'zwlx',
  standardBooths: as('bzzwgs', figure),
  indoorArea: as('sngdzw', figure),
  outdoorArea: as('swgdzw', figure),
} as const

const request = renamed(
  'BoothRequest',
  z.object({
    id: z.uuid(),
    companyId: z.uuid(),
    ...fields,
    /** In the reader's language, and in either. */
    exhibitTypeLabel: z.string(),
    exhibitTypeZh: z.string(),
    exhibitTypeEn: z.string(),
    boothTypeLabel: z.string(),
    saved: z.boolean(),
    ...stampShape,
  }),
  {
    id: 'uuid',
    companyId: 'qyid',
    ...names,
    exhibitTypeLabel: 'czlxxlmc',
    exhibitTypeZh: 'code_NAME',
    exhibitTypeEn: 'code_NAME_ENG',
    boothTypeLabel: 'zwlxmc',
    saved: as('validateFlag', savedFlag),
    ...stampNames,
  },
)
export type BoothRequestRecord = z.output<typeof request>

const requestChange = renamed(
  'BoothRequestChange',
  z.object({ companyId: z.string().max(60).optional(), ...fields, basedOn: z.date().optional() }),
  { companyId: 'qyid', ...names, basedOn: as('xgsj', instant) },
)

export const listBoothRequests = endpoint({
  method: 'POST',
  path: '/qyzwyx/list',
  summary: 'What booths a company asks for, as a list of none or one',
  access: signedIn,
  effect: 'reads',
  shows: ['boothRequest', 'codeLists', 'settings'],
  body: companyRef,
  result: z.array(request),
})

const saveBy = { access: signedIn, effect: 'changes', body: requestChange, result: z.int() } as const

export const insertBoothRequest = endpoint({
  method: 'POST',
  path: '/qyzwyx/doInsertXqyxByVO',
  summary: 'Save the booth requirement for the first time',
  ...saveBy,
})

export const insertBoothRequestPlain = endpoint({
  method: 'POST',
  path: '/qyzwyx/doInsertByVo',
  summary: 'The same, under its other name',
  ...saveBy,
})

export const updateBoothRequest = endpoint({
  method: 'POST',
  path: '/qyzwyx/doUpdateByVO',
  summary: 'Save the booth requirement again; answers how many records changed',
  ...saveBy,
})

export const boothHistory = endpoint({
  method: 'POST',
  path: '/zwjbxxHis/doSearchHisListByVO',
  summary: 'What the company had at the two editions before this one',
  access: signedIn,
  effect: 'reads',
  body: companyRef,
  result: z.array(
    renamed('BoothHistory', z.object({ edition: z.int(), standardBooths: z.int(), rawArea: z.number() }), {
      edition: 'zhjs',
      standardBooths: 'bzzwgs',
      rawArea: 'gdzwmj',
    }),
  ),
})
