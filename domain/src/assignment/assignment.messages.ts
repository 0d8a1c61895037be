import { defineMessages } from '../text'

/** Why a company cannot be given booths, may be given them for a reason only, or what to know before. */
export const assignmentMessages = defineMessages('assignment', {
  crossHall: { zh: '同一企业的展位不能跨馆', en: 'All booths of a company must be in one hall' },
  oneClass: {
    zh: '同一企业只能有一种展位类型',
    en: 'A company can have standard booths or raw space, not both',
  },
  standardMost: {
    zh: '标准展位最多允许选择{count}个',
    en: 'A company can have at most {count} standard booths',
  },
  rawMost: { zh: '光地展位最多允许选择{count}个', en: 'A company can have at most {count} raw-space booths' },
  otherExhibits: {
    zh: '展位{codes}的展品类型与该企业的不符，不能分配',
    en: '{codes} is for other exhibits than this company shows, so it cannot be assigned',
  },
  otherType: {
    zh: '按该企业的展品类型只能分配{types}，不能分配{codes}',
    en: 'What this company shows goes with {types} only, so {codes} cannot be assigned',
  },
  noQuota: { zh: '该企业没有可选额度', en: 'This company has no quota' },
  tooMany: {
    zh: '超出额度：最多{most}个标准展位，分配后有{count}个',
    en: 'Beyond its quota: {most} standard booths at most, it would have {count}',
  },
  tooLarge: {
    zh: '超出额度：光地最多{most}㎡，分配后有{area}㎡',
    en: 'Beyond its quota: {most} m² of raw space at most, it would have {area} m²',
  },
  tooSmall: {
    zh: '不足额度：光地最少{least}㎡，分配后有{area}㎡',
    en: 'Below its quota: {least} m² of raw space at least, it would have {area} m²',
  },
  whyOutside: {
    zh: '{why}。仍要分配，请填写额度外分配的原因',
    en: '{why}. To assign anyway, please say why it goes outside the quota',
  },
  otherKind: {
    zh: '该企业申请的是{asked}，这里分配的是{given}',
    en: 'This company asked for: {asked}. It would be given: {given}',
  },
  apart: {
    zh: '分配后，该企业的展位不全部相邻',
    en: 'Not all booths of this company would adjoin',
  },
})
