import { hallCheck, hallFields } from '@fairground/domain/venue'
import { defineList } from '../define-list'
import { contains, equals } from '../definition'
import { listAddresses } from '../screens'

/** The halls as the organiser keeps them. How a plan of one travels stands in `hall`. */
export const hall = defineList({
  name: 'hall',
  entity: 'KeptHall',
  at: listAddresses.hall,
  texts: {
    lead: {
      zh: '本届的展馆与室外展区：名称、展品类型、限制、进撤馆时间和底图。顺序即各处显示的顺序。',
      en: 'Halls and outdoor zones of this edition: names, exhibit types, limits, times and background. They are shown everywhere in this order.',
    },
    noun: { zh: '展馆', en: 'halls' },
    emptyNote: {
      zh: '可逐个新增展馆，或从上一届复制。',
      en: 'Add halls one by one, or copy them from the last edition.',
    },
  },
  fields: {
    name: { ...hallFields.name, wire: 'name' },
    code: { ...hallFields.code, wire: 'zgbh' },
    usage: { ...hallFields.usage, wire: 'usage' },
    kind: { ...hallFields.kind, wire: 'kind' },
    exhibitType: { ...hallFields.exhibitType, wire: 'reserve3' },
    widthM: { ...hallFields.widthM, wire: 'widthM' },
    depthM: { ...hallFields.depthM, wire: 'depthM' },
    clearHeightM: { ...hallFields.clearHeightM, wire: 'clearHeightM' },
    floorLoadKgM2: { ...hallFields.floorLoadKgM2, wire: 'floorLoadKgM2' },
    moveInFrom: { ...hallFields.moveInFrom, wire: 'moveInFrom' },
    moveInUntil: { ...hallFields.moveInUntil, wire: 'moveInUntil' },
    moveOutFrom: { ...hallFields.moveOutFrom, wire: 'moveOutFrom' },
    moveOutUntil: { ...hallFields.moveOutUntil, wire: 'moveOutUntil' },
    backgroundFileId: { ...hallFields.backgroundFileId, wire: 'zgtpdz' },
  },
  check: hallCheck,
  namedBy: 'name',
  filters: {
    name: contains('name', 'name'),
    kind: equals('kind', 'kind'),
    exhibitType: equals('exhibitType', 'reserve3'),
    usage: equals('usage', 'usage'),
  },
  order: 'byHand',
  edition: true,
  paths: { base: '/venue/hall', add: ['POST', '/add'], edit: ['POST', '/edit'], remove: 'remove' },
  keys: 'venue/plan',
})
