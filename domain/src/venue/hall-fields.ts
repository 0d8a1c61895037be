import { z } from 'zod'
import { bothLanguages, choice, code, decimal, file, instant, integer, type RowCheck, text } from '../field'
import { plainLine, type Text } from '../text'
import { venueMessages as say } from './venue.messages'

export const hallUsages = {
  open: { zh: '使用中', en: 'In use' },
  closed: { zh: '停用', en: 'Out of use' },
} as const satisfies Record<string, Text>

export const hallKinds = {
  indoor: { zh: '室内', en: 'Indoors' },
  outdoor: { zh: '室外', en: 'Outdoors' },
} as const satisfies Record<string, Text>

/** A hall of this exhibit type is open to several. */
export const openToSeveral = '99'

/** What a hall's picture is uploaded for. */
export const hallBackground = 'hallBackground'

/** No side of a hall is longer, metres. */
export const hallSideLimit = 2_000
const metres = { zh: 'm', en: 'm' }
const named = z.string().overwrite(plainLine).min(1, say.name).max(60)

const extent = (title: Text) =>
  decimal({ title, required: true, most: hallSideLimit, wrong: say.extent, unit: metres })

/** What the organiser says of a hall. How it is drawn, and the booths in it, is the plan's. */
export const hallFields = {
  code: text({
    title: { zh: '编号', en: 'Code' },
    look: 'code',
    short: true,
    required: true,
    rule: z
      .string(say.code)
      .overwrite(plainLine)
      .regex(/^[A-Za-z0-9-]{1,20}$/, say.code),
    hint: { zh: '展位号以它开头，例如 W1', en: 'Booth numbers begin with it: W1' },
  }),
  usage: choice({
    title: { zh: '状态', en: 'State' },
    choices: hallUsages,
    tones: { byValue: { open: 'ok', closed: 'quiet' } },
    hint: { zh: '停用的展馆不在任何展位图上显示', en: 'What is out of use is on no plan' },
  }),
  name: {
    ...bothLanguages({ title: { zh: '名称', en: 'Name' }, most: 60, both: true }),
    rule: z.object({ zh: named, en: named }, say.name),
  },
  kind: choice({ title: { zh: '类别', en: 'Kind' }, choices: hallKinds }),
  exhibitType: code({
    title: { zh: '展品类型', en: 'Exhibit type' },
    list: 'exhibitType',
    also: [openToSeveral],
  }),
  widthM: extent({ zh: '宽', en: 'Width' }),
  depthM: extent({ zh: '深', en: 'Depth' }),
  clearHeightM: decimal({
    title: { zh: '净高', en: 'Clear height' },
    most: 100,
    wrong: say.height,
    unit: metres,
  }),
  floorLoadKgM2: integer({
    title: { zh: '地面荷载', en: 'Floor load' },
    required: false,
    digits: 6,
    least: 1,
    tooLong: say.load,
    unit: { zh: 'kg/m²', en: 'kg/m²' },
  }),
  moveInFrom: instant({ title: { zh: '进馆开始', en: 'Move-in from' }, hidden: true }),
  moveInUntil: instant({ title: { zh: '进馆结束', en: 'Move-in until' }, hidden: true }),
  moveOutFrom: instant({ title: { zh: '撤馆开始', en: 'Move-out from' }, hidden: true }),
  moveOutUntil: instant({ title: { zh: '撤馆结束', en: 'Move-out until' }, hidden: true }),
  backgroundFileId: file({
    title: { zh: '底图', en: 'Background picture' },
    purpose: hallBackground,
    hidden: true,
  }),
}
type HallFields = typeof hallFields

const spans = [
  ['moveInFrom', 'moveInUntil'],
  ['moveOutFrom', 'moveOutUntil'],
] as const

/** Times come in pairs, the earlier first. */
export const hallCheck: RowCheck<HallFields> = (row) => {
  for (const [from, until] of spans) {
    const [start, end] = [row[from], row[until]]
    if (Boolean(start) !== Boolean(end)) return { field: start ? until : from, message: say.halfSpan }
    if (start && end && Number(end) <= Number(start)) return { field: until, message: say.spanOrder }
  }
  return undefined
}
