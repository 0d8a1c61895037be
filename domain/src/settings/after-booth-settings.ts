import { setting } from './setting'
import { day, parts, units, whole } from './setting-parts'

/** What exhibitors do once they have their booths. */
export const afterBoothSettings = {
  undertakingDeadlines: setting({
    field: parts(
      { zh: '确认书与责任书签署截止', en: 'Last days for confirmation and safety undertaking' },
      {
        participation: day({ zh: '参展确认书', en: 'Confirmation of participation' }),
        safety: day({ zh: '安全责任书', en: 'Safety undertaking' }),
      },
    ),
    initial: { participation: '2027-03-31', safety: '2027-04-30' },
    group: 'afterBooth',
    help: {
      zh: '企业在该日结束前可以自行签署，之后只能由工作人员登记。',
      en: 'Until the end of that day companies sign by themselves; later only staff can put a signature on record.',
    },
  }),
  productDeadline: setting({
    field: day({ zh: '新产品填报截止', en: 'Last day for products' }),
    initial: '2027-03-31',
    group: 'afterBooth',
    help: {
      zh: '通过审核的企业在该日结束前可以填报和修改产品。',
      en: 'Approved companies enter and change their products until the end of that day.',
    },
  }),
  catalogueDeadline: setting({
    field: day({ zh: '会刊内容截止', en: 'Last day for catalogue entries' }),
    initial: '2027-03-31',
    group: 'afterBooth',
    help: {
      zh: '持有展位的企业在该日结束前可以填写、修改和提交会刊内容。',
      en: 'Companies with booths write, change and submit their catalogue entries until the end of that day.',
    },
  }),
  coExhibitors: setting({
    field: parts(
      { zh: '联合参展商', en: 'Co-exhibitors' },
      {
        most: whole(
          { zh: '每家企业最多', en: 'At most per company' },
          { least: 0, most: 50, unit: units.companies },
        ),
        badges: whole(
          { zh: '每家增加参展证', en: 'Badges for each' },
          { least: 0, most: 50, unit: units.badges },
        ),
      },
    ),
    initial: { most: 5, badges: 2 },
    group: 'afterBooth',
    help: {
      zh: '持有展位的企业可填报共用展位的企业；组委会确认后计入会刊和参展证名额。收费在合同类别的加价中设置。',
      en: 'Companies with booths may name who shares them; once confirmed each stands in the catalogue and brings badges. What they cost is a surcharge of the contract class.',
    },
  }),
  coExhibitorDeadline: setting({
    field: day({ zh: '联合参展商填报截止', en: 'Last day for co-exhibitors' }),
    initial: '2027-03-15',
    group: 'afterBooth',
    help: {
      zh: '该日结束后不再受理填报和修改。',
      en: 'After the end of that day nothing is taken or changed any more.',
    },
  }),
}
