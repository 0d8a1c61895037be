import { defineMessages } from '../text'

export const blacklistMessages = defineMessages('blacklisting', {
  blocked: {
    zh: '该企业已被列入黑名单，不能提交报名、通过审核或选择展位。如有疑问，请联系组委会。',
    en: 'This company is on the organiser’s blacklist: it cannot submit a sign-up, be approved or choose booths. Please contact the organiser.',
  },
  blockedFor: {
    zh: '该企业已被列入黑名单，不能提交报名、通过审核或选择展位。组委会说明：{remark} 如有疑问，请联系组委会。',
    en: 'This company is on the organiser’s blacklist: it cannot submit a sign-up, be approved or choose booths. The organiser’s remark: {remark} Please contact the organiser.',
  },
  codeStays: {
    zh: '该企业已被列入黑名单，其统一社会信用代码不能更改。如有疑问，请联系组委会。',
    en: 'This company is on the organiser’s blacklist, so its credit code cannot be changed. Please contact the organiser.',
  },
})

/** The state the database raises when one of these three happens to a listed company all the same. */
export const blacklistedSqlState = 'FG001'

/** When a listed company changes the credit code it is known by. */
export const blacklistedCodeSqlState = 'FG002'
