import type { Texts } from '../../lib/text'

export const problemTexts = {
  unnumbered: { zh: '未编号展位', en: 'a booth without number' },
  numberMissing: { zh: '{kind} {size} m²', en: '{kind}, {size} m²' },
  numberRepeated: { zh: '{count} 个展位编号都是 {code}', en: '{count} booths are numbered {code}' },
  numberElsewhere: { zh: '{code} 已用于 {hall} 馆', en: '{code} is used in hall {hall}' },
  numberPlanned: { zh: '{hall} 馆的草稿也用了 {code}', en: 'The draft of hall {hall} has {code} too' },
  overlap: { zh: '{one} 与 {other} 相叠 {area} m²', en: '{one} and {other} overlap by {area} m²' },
  overlapOther: { zh: '{one} 与其他图形相叠 {area} m²', en: '{one} overlaps something else by {area} m²' },
  outsideHall: { zh: '{codes} 超出展馆边界', en: '{codes} reaches beyond the hall' },
  onFireLane: { zh: '{codes} 压消防通道 {metres} m', en: '{codes} blocks {metres} m of a fire lane' },
  onFireLanePlain: { zh: '{codes} 压消防通道', en: '{codes} stands on a fire lane' },
  aisleNarrow: {
    zh: '{codes} 之间净宽 {metres} m，应不小于 {least} m',
    en: '{metres} m between {codes}; {least} m are needed',
  },
  pillarInside: { zh: '{codes} 内有立柱', en: 'There is a pillar inside {codes}' },
  noAccess: { zh: '{codes} 没有可进入的一面', en: 'Nobody can walk up to {codes}' },
  remnant: { zh: '空余 {area} m²，不足以成为展位', en: '{area} m² left over, too small for a booth' },
} satisfies Texts
