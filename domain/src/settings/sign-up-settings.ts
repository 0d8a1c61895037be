import { z } from 'zod'
import { checkDigitRules } from '../credit-code'
import { setting } from './setting'
import { byExhibitType, choice, onOff, range, someOf, units } from './setting-parts'

export const signUpSettings = {
  boothTypesByExhibitType: setting({
    field: byExhibitType(
      { zh: '各展品类型可选的展位类型', en: 'Booth types per exhibit type' },
      someOf('boothType', ['1', '2', '3']),
    ),
    initial: { '01': ['2', '3'], '02': ['1', '2'], '03': ['1', '2'] },
    group: 'signUp',
    help: {
      zh: '企业填写展位需求时，按所选展品类型只能申请勾选的展位类型。',
      en: 'What a company may ask for in its booth request, by the exhibit type it chose.',
    },
  }),
  indoorAreaByExhibitType: setting({
    field: byExhibitType({ zh: '室内光地面积', en: 'Indoor raw space' }, (title) =>
      range(title, units.squareMetres),
    ),
    initial: {
      '01': { least: 60, most: 1500 },
      '02': { least: 18, most: 400 },
      '03': { least: 18, most: 400 },
    },
    group: 'signUp',
    help: { zh: '按展品类型的最小和最大面积。', en: 'Minimum and maximum area per exhibit type.' },
  }),
  outdoorArea: setting({
    field: range({ zh: '室外光地面积', en: 'Outdoor raw space' }, units.squareMetres),
    initial: { least: 100, most: 1500 },
    group: 'signUp',
    help: { zh: '仅限举高类消防车。', en: 'For aerial fire trucks only.' },
  }),
  standardBooths: setting({
    field: range({ zh: '标准展位数量', en: 'Number of standard booths' }, units.booths),
    initial: { least: 1, most: 4 },
    group: 'signUp',
    help: { zh: '每家企业可申请的数量。', en: 'How many one company may ask for.' },
  }),
  editAfterSubmit: setting({
    field: onOff({ zh: '提交后可直接修改', en: 'Direct edits after submission' }),
    initial: false,
    group: 'signUp',
    help: {
      zh: '关闭时须先撤回再修改；开始审核后不可撤回。',
      en: 'When off, a sign-up is withdrawn first; not possible once review has started.',
    },
  }),
  creditCodeCheckDigit: setting({
    field: choice(
      { zh: '统一社会信用代码校验位', en: 'Check digit of the credit code' },
      z.enum(checkDigitRules),
      {
        look: 'lines',
        choices: {
          warn: { zh: '提示，仍可保存', en: 'Warn, but allow saving' },
          enforce: { zh: '不允许保存', en: 'Refuse to save' },
        },
      },
    ),
    initial: 'warn',
    group: 'signUp',
    help: {
      zh: '按 GB 32100 校验：提示，或不允许保存。',
      en: 'Checked by GB 32100: warn, or refuse to save.',
    },
  }),
}
