import type { Texts } from '../lib/text'

export const wayTexts = {
  way: { zh: '路线', en: 'The way there' },
  wayFrom: { zh: '从哪里出发', en: 'From' },
  wayTo: { zh: '到 {booth}', en: 'To {booth}' },
  chooseStart: { zh: '选择出发点', en: 'Choose where you start' },
  entrances: { zh: '出入口', en: 'Doors' },
  gates: { zh: '园区大门', en: 'Gates of the site' },
  otherHalls: { zh: '其他展馆', en: 'Another hall' },
  otherBooths: { zh: '展位', en: 'Booths' },
  whereIn: { zh: '{hall} 内的位置', en: 'Where in {hall}' },
  nearestDoor: { zh: '最近的出入口', en: 'Whichever door is nearest' },
  boothsFailed: {
    zh: '{hall} 的展位未能加载。',
    en: 'The booths of {hall} could not be loaded.',
  },
  youAreHere: { zh: '您在这里', en: 'You are here' },
  inOtherHall: { zh: '{hall} {name}', en: '{name}, {hall}' },
  start: { zh: '出发点', en: 'Where you start' },
  startsAt: { zh: '出发点：{name}', en: 'Start: {name}' },
  startNote: {
    zh: '选择任一展馆的展位，即可看到从这里过去的路线。',
    en: 'Choose a booth in any hall to see the way from here.',
  },
  forgetStart: { zh: '清除出发点', en: 'Forget this start' },
  distance: { zh: '{metres} m', en: '{metres} m' },
  minutes: { zh: '约 {count} 分钟', en: { one: 'about {count} minute', other: 'about {count} minutes' } },
  pace: {
    zh: '按步行约 4.5 km/h 计，分钟数向上取整。',
    en: 'At a walking pace of about 4.5 km/h, minutes rounded up.',
  },
  shareLink: { zh: '复制链接', en: 'Copy link' },
  linkCopied: { zh: '已复制', en: 'Copied' },
  copyByHand: {
    zh: '浏览器不允许自动复制，请手动复制：',
    en: 'Your browser does not let us copy. Please copy it yourself:',
  },
  fromTo: { zh: '从 {from} 到 {to}：{measure}', en: 'From {from} to {to}: {measure}' },
  legs: { zh: '分段路线', en: 'Stretch by stretch' },
  legOut: { zh: '{hall} 馆内，到{door}', en: 'Inside {hall} to {door}' },
  legIn: { zh: '从{door}进入 {hall}', en: 'Inside {hall} from {door}' },
  legInside: { zh: '{hall} 馆内', en: 'Inside {hall}' },
  legAcross: { zh: '穿过园区', en: 'Across the site' },
  noWay: { zh: '从这里走不到该展位', en: 'There is no way to the booth from here' },
  unknownStart: {
    zh: '没有找到这个出发点，请另选一个。',
    en: 'This start is not known. Please choose another one.',
  },
  apart: {
    zh: '还没有园区总图，无法计算展馆之间的路线。',
    en: 'There is no site plan yet, so the way between halls is not known.',
  },
  finding: { zh: '正在计算路线', en: 'Finding the way' },
  wayFailed: {
    zh: '路线未能计算，请检查网络。',
    en: 'The way could not be found. Check your connection.',
  },
} satisfies Texts
