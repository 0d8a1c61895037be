import type { UnitStanding } from '@fairground/domain/selection'
import type { TextEntry, Texts } from '../../lib/text'

export const groupTexts = {
  lead: {
    zh: '展团可由一家单位代表统一选位，完成后再分给各单位。展团来自“展团单位信息”，只列有名称的展团和已报名的单位。',
    en: 'One company can choose for its whole group and divide the booths afterwards. Groups come from the list of group units: those with a name, and companies that signed up.',
  },
  find: { zh: '查找展团或企业', en: 'Find a group or company' },
  none: { zh: '没有符合的展团。', en: 'No such group.' },
  empty: {
    zh: '还没有展团。请先在“展团单位信息”中登记。',
    en: 'There are no groups yet. Enter them in the list of group units first.',
  },
  count: { zh: '{count} 家单位', en: { one: '{count} company', other: '{count} companies' } },
  wanted: { zh: '合计 {least}–{most} 个', en: '{least}–{most} booths in all' },
  wantedNone: { zh: '没有待选的单位', en: 'Nobody left to choose for' },
  delegate: { zh: '展团代表', en: 'Delegate' },
  noDelegate: { zh: '未指定', en: 'None' },
  block: { zh: '展团展位', en: 'Block' },
  held: {
    zh: '代表持有 {held} 个，已分出 {divided} 个',
    en: '{held} with the delegate, {divided} given out',
  },
  open: { zh: '查看 {group}', en: 'Open {group}' },
  units: { zh: '单位', en: 'Companies' },
  quota: { zh: '额度', en: 'Quota' },
  notApproved: { zh: '未通过审核', en: 'Not approved' },
  name: { zh: '指定代表', en: 'Name a delegate' },
  nameNote: {
    zh: '指定后，展团中没有展位、展位类型相同的单位不再自行选位，额度合到代表名下。',
    en: 'Companies of the group that want the same type of booth and have none no longer choose themselves; the delegate chooses with the quotas of all.',
  },
  who: { zh: '代表单位', en: 'Company' },
  reason: { zh: '原因', en: 'Reason' },
  named: { zh: '已指定展团代表', en: 'Delegate named' },
  end: { zh: '取消代表', en: 'Take the delegate away' },
  endNote: {
    zh: '取消后各单位自行选位。代表的展位多于自己的额度时，须先分配或释放。',
    en: 'Each company chooses for itself again. While the delegate has more than its own quota, the block must be divided or released first.',
  },
  ended: { zh: '已取消展团代表', en: 'Delegate taken away' },
  since: { zh: '{by} 于 {when}：{reason}', en: '{by}, {when}: {reason}' },
  divide: { zh: '代为分配', en: 'Divide for the delegate' },
  divideNote: {
    zh: '代表完成选择后，可代为分配，须写原因。',
    en: 'Once the delegate has finished you can divide for it, with a reason.',
  },
  divided: { zh: '展团展位已分配', en: 'The block is divided' },
  reasonMissing: { zh: '请填写原因', en: 'Please say why' },
  openCompany: { zh: '查看 {company}', en: 'Open {company}' },
} satisfies Texts

export const standingTexts: Record<UnitStanding, TextEntry> = {
  delegate: { zh: '代表', en: 'Delegate' },
  inBlock: { zh: '由代表选位', en: 'Chosen for' },
  hasBooths: { zh: '已有展位', en: 'Has booths' },
  apart: { zh: '自行选位', en: 'On its own' },
}
