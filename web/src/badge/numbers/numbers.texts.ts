import type { BadgeProgress } from '@fairground/domain/badge'
import type { TextEntry, Texts } from '../../lib/text'

export const numbersTexts = {
  title: { zh: '证件数量', en: 'Badge numbers' },
  lead: {
    zh: '持有展位的企业各有多少参展证：按面积、增减、已用、已打印。',
    en: 'How many badges each company with a booth has: by area, added, used, printed.',
  },
  byHall: { zh: '按展馆合计', en: 'Sums by hall' },
  hall: { zh: '展馆', en: 'Hall' },
  companies: { zh: '企业', en: 'Companies' },
  all: { zh: '合计', en: 'All halls' },
  company: { zh: '企业名称', en: 'Company' },
  booths: { zh: '展位', en: 'Booths' },
  area: { zh: '面积（平方米）', en: 'Area (m²)' },
  byArea: { zh: '按面积', en: 'By area' },
  extra: { zh: '增减', en: 'Added' },
  total: { zh: '名额', en: 'Allowed' },
  used: { zh: '已用', en: 'Used' },
  left: { zh: '剩余', en: 'Left' },
  printed: { zh: '已打印', en: 'Printed' },
  progress: { zh: '办理情况', en: 'Progress' },
  empty: { zh: '还没有企业持有展位。', en: 'No company has a booth yet.' },
  manage: { zh: '名额增减', en: 'Extra badges' },
  manageLead: {
    zh: '在按面积计算的名额之外，为单个企业增加或减少参展证。每次都须说明原因，记录不能删除。',
    en: 'Badges beyond what the area gives, or fewer, for one company. Each has its reason, and none is ever deleted.',
  },
  give: { zh: '增减名额', en: 'Give or take back' },
  givenTo: { zh: '企业', en: 'Company' },
  count: { zh: '数量', en: 'How many' },
  countHint: { zh: '减少时填负数', en: 'A negative number takes badges back' },
  reason: { zh: '原因', en: 'Reason' },
  now: {
    zh: '现有 {total} 张（按面积 {byArea}，增减 {extra}），已用 {used} 张',
    en: 'Now {total} (by area {byArea}, added {extra}), {used} used',
  },
  after: { zh: '保存后为 {total} 张', en: '{total} after saving' },
  tooFew: {
    zh: '保存后少于已用数量，已登记的人员保留，企业不能再增加人员。',
    en: 'That is fewer than are used: people already named stay, and nobody can be added.',
  },
  noBooth: { zh: '该企业还没有展位。', en: 'This company has no booth yet.' },
  save: { zh: '保存', en: 'Save' },
  saved: { zh: '名额已更新', en: 'The number of badges has been changed' },
  when: { zh: '时间', en: 'When' },
  who: { zh: '操作人', en: 'By' },
  noExtras: { zh: '还没有增减过名额。', en: 'No badges were given beyond the rule yet.' },
} satisfies Texts

export const progressNames = {
  none: { zh: '未登记', en: 'Nobody named' },
  some: { zh: '办理中', en: 'Under way' },
  full: { zh: '已用完', en: 'All used' },
  over: { zh: '超出名额', en: 'Too many' },
} satisfies Record<BadgeProgress, TextEntry>

export const progressCounts = {
  none: { zh: '{count} 家未登记', en: '{count} named nobody' },
  some: { zh: '{count} 家办理中', en: '{count} under way' },
  full: { zh: '{count} 家已用完', en: '{count} used all' },
  over: { zh: '{count} 家超出名额', en: '{count} have too many' },
} satisfies Record<BadgeProgress, TextEntry>
