import type { Texts } from '../lib/text'

export const pickerTexts = {
  count: {
    zh: '{count} 个展馆与展区',
    en: { one: '{count} hall or zone', other: '{count} halls and zones' },
  },
  free: {
    zh: '{free} 个展位可选，共 {all} 个',
    en: '{free} booths available of {all}',
  },
  filters: { zh: '筛选', en: 'Filter' },
  all: { zh: '全部', en: 'All' },
  withFree: { zh: '有空位', en: 'With free booths' },
  indoor: { zh: '室内', en: 'Indoor' },
  outdoor: { zh: '室外', en: 'Outdoor' },
  vacant: { zh: '可选', en: 'Available' },
  boothsOf: { zh: '共 {count} 个', en: { one: '{count} booth', other: '{count} booths' } },
  taken: { zh: '已选 {share}', en: '{share} taken' },
  none: { zh: '没有符合条件的展馆', en: 'No hall matches' },
  move: { zh: '移动', en: 'Move' },
  enter: { zh: '进入展馆', en: 'Open the hall' },
  find: { zh: '搜索', en: 'Search' },
  plan: {
    zh: '展馆总平面图。方向键移动，加减号缩放，0 显示全部；各展馆也在列表中。',
    en: 'Site plan. Arrow keys move, plus and minus zoom, 0 shows everything; each hall is also in the list.',
  },
  drawn: {
    zh: '图上有 {count} 个展馆与展区，展位按状态着色',
    en: {
      one: '{count} hall or zone from above, its booths coloured by their state',
      other: '{count} halls and zones from above, their booths coloured by their state',
    },
  },
  notToPlace: { zh: '示意图，不代表实际位置', en: 'A sketch, not where the halls stand' },
  figure: { zh: '可选 {free}', en: '{free} free' },
  wholeSite: { zh: '显示全部', en: 'Show everything' },
  legend: { zh: '图例', en: 'Legend' },
  heldBack: { zh: '已预留', en: 'Reserved' },
  given: { zh: '已选定', en: 'Taken' },
  way: { zh: '怎么走', en: 'The way there' },
  wayFrom: { zh: '从', en: 'From' },
  wayTo: { zh: '到', en: 'To' },
  chooseGate: { zh: '选择大门', en: 'Choose a gate' },
  chooseHall: { zh: '选择展馆', en: 'Choose a hall' },
  noWay: { zh: '从这里走不到那里', en: 'There is no way there from here' },
  wayWords: {
    zh: '{metres} m · {count} 分钟',
    en: { one: '{metres} m · {count} minute', other: '{metres} m · {count} minutes' },
  },
} satisfies Texts
