import { defineMessages } from '../text'

/** Booths as the organiser gives them out itself: assigned to a company, or kept back for nobody in particular. */
export const placementMessages = defineMessages('placement', {
  reason: { zh: '请填写原因', en: 'Please say why' },
  reasonTooLong: { zh: '原因最多{limit}字', en: 'The reason can have at most {limit} characters' },
  noHall: { zh: '请选择展馆', en: 'Please choose a hall' },
  noBooth: { zh: '请选择展位', en: 'Please choose a booth' },
  twice: { zh: '同一展位选择了两次', en: 'One booth is named twice' },
  manyBooths: { zh: '一次最多{limit}个展位', en: 'No more than {limit} booths at a time' },
  noCompanies: { zh: '请至少添加一家企业', en: 'Please add at least one company' },
  manyCompanies: { zh: '一次最多{limit}家企业', en: 'No more than {limit} companies at a time' },
  companyTwice: { zh: '同一企业添加了两次', en: 'One company is named twice' },
  boothOfTwo: {
    zh: '同一展位分给了两家企业',
    en: 'One booth is given to two companies',
  },
  noCompany: { zh: '请选择企业', en: 'Please choose a company' },
  unknownBooth: { zh: '展位不存在', en: 'There is no such booth' },
  unknownCompany: { zh: '企业不存在', en: 'There is no such company' },
  notApproved: {
    zh: '该企业尚未通过审核，不能分配展位',
    en: 'This company is not approved, so it cannot be given a booth',
  },
  notFree: {
    zh: '展位{codes}不是可选状态，请刷新后重新选择',
    en: '{codes} cannot be given out any more. Please look again and choose others',
  },
  otherHall: {
    zh: '展位{codes}不在所选展馆',
    en: '{codes} is not in the hall that was chosen',
  },
  hallClosed: {
    zh: '展位{codes}所在的展馆已停用，不能分配或预留',
    en: '{codes} is in a hall that is out of use, so it cannot be given out or kept back',
  },
  lost: {
    zh: '展位已经被选，请重新选择',
    en: 'This booth has just been taken. Please choose another',
  },
  notAssigned: {
    zh: '展位{codes}不是组委会分配的，不能取消分配',
    en: '{codes} was not assigned by the organiser, so the assignment cannot be cancelled',
  },
  notReserved: {
    zh: '展位{codes}没有预留，不能取消预留',
    en: '{codes} is not reserved, so the reservation cannot be cancelled',
  },
  contract: {
    zh: '企业已有合同{number}，不能取消分配',
    en: 'Contract {number} stands, so the assignment can no longer be cancelled',
  },
  /** Where several companies are given booths at once: whose it is, and what is wrong with it. */
  ofCompany: { zh: '{company}：{why}', en: '{company}: {why}' },
  past: { zh: '到期日不能早于今天', en: 'The reservation cannot end before today' },
  day: { zh: '请选择有效的日期', en: 'Please choose a valid day' },
})
