import { defineMessages } from '../text'

/** Why a company cannot ask for another type of booth, and what stands in the way of an answer. */
export const typeChangeMessages = defineMessages('typeChange', {
  notApproved: {
    zh: '报名审核通过后才能申请变更展位类型',
    en: 'Booth types can be changed once your sign-up is approved',
  },
  noRequest: {
    zh: '报名信息中没有展位申请，不能变更展位类型',
    en: 'Your sign-up asks for no booths, so there is no type to change',
  },
  boothType: { zh: '请选择希望的展位类型', en: 'Please choose the type of booth you want' },
  notOffered: {
    zh: '贵单位的展品类型不能申请该展位类型',
    en: 'This type of booth is not offered for what you exhibit',
  },
  size: { zh: '请填写{least}-{most}之间的整数', en: 'Please enter a whole number from {least} to {most}' },
  whole: { zh: '请填写整数', en: 'Please enter a whole number' },
  same: {
    zh: '与现在的展位类型和数量相同，无需变更',
    en: 'This is what you have already; there is nothing to change',
  },
  reason: { zh: '请填写原因', en: 'Please give a reason' },
  reasonTooLong: { zh: '原因最多为500字', en: 'A reason can have at most 500 characters' },
  openAlready: {
    zh: '已有一份等待答复的申请，请先撤回或等待组委会答复',
    en: 'One request is waiting for an answer already; withdraw it or wait for the organiser',
  },
  unknown: { zh: '没有这份申请', en: 'There is no such request' },
  settled: {
    zh: '{who}已于{when}处理该申请：{state}',
    en: '{who} has settled this request on {when}: {state}',
  },
})
