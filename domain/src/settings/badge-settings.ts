import { setting } from './setting'
import { settingRules } from './setting-messages'
import { day, parts, units, whole } from './setting-parts'

const badges = { least: 1, most: 500, unit: units.badges }

export const badgeSettings = {
  badgeQuota: setting({
    field: parts(
      { zh: '参展证数量', en: 'Badges per company' },
      {
        perNine: whole({ zh: '每9平方米', en: 'For every 9 m²' }, { ...badges, most: 50 }),
        least: whole({ zh: '最少', en: 'Minimum' }, badges),
        most: whole({ zh: '最多', en: 'Maximum' }, badges),
      },
      {
        between: (rule) =>
          rule.refine(({ least, most }) => least <= most, {
            path: ['most'],
            error: settingRules.leastAboveMost,
          }),
      },
    ),
    initial: { perNine: 4, least: 4, most: 60 },
    group: 'badges',
    help: {
      zh: '按展位面积计算，不足9平方米按比例进一。组委会可另外为单个企业增减，须说明原因。',
      en: 'By the area of the booths held, rounded up. The organiser may give a company more or fewer, with a reason.',
    },
  }),
  badgeDeadline: setting({
    field: day({ zh: '参展证办理截止日期', en: 'Deadline for badges' }),
    initial: '2027-04-30',
    group: 'badges',
    public: true,
    help: {
      zh: '此日结束前，参展商可以自行增加、修改和删除人员。',
      en: 'Until the end of this day exhibitors add, change and remove people themselves.',
    },
  }),
  badgeDataDays: setting({
    field: whole(
      { zh: '展会结束后保留参展证人员资料', en: 'People on badges are kept after the fair for' },
      { least: 0, most: 730, unit: units.days },
    ),
    initial: 60,
    group: 'badges',
    help: {
      zh: '闭幕后满此天数，姓名、证件号码、照片和入场记录全部删除，不能恢复；记录中只留下删除的数量。',
      en: 'So many days after the fair closes, names, document numbers, photos and admissions are deleted for good; only how many there were stays on record.',
    },
  }),
}
