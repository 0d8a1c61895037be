import type { UserType } from '@fairground/domain/account'
import type { TextEntry, Texts } from '../../lib/text'

export const newTitles: Record<UserType, TextEntry> = {
  CHN: { zh: '新增报名', en: 'New sign-up' },
  ENG: { zh: '新增境外报名', en: 'New overseas sign-up' },
}

export const searchLabels: Record<UserType, TextEntry> = {
  CHN: { zh: '手机号、企业名称或统一社会信用代码', en: 'Mobile, company name or credit code' },
  ENG: { zh: '邮箱或企业名称', en: 'Email or company name' },
}

export const onBehalfTexts = {
  doneToList: { zh: '完成，返回列表', en: 'Done, back to list' },
  unnamed: { zh: '（未填写名称）', en: '(no name yet)' },
  blacklisted: {
    zh: '该企业在黑名单中：可以录入和修改，但不能提交，也不能通过审核。',
    en: 'This company is blacklisted: its sign-up can be entered and changed, but neither submitted nor approved.',
  },
  seeStanding: { zh: '查看名单核验', en: 'See its standing' },

  chooseLead: {
    zh: '每份报名属于一个参展账号。先选定账号，再填写企业基本信息。',
    en: 'Every sign-up belongs to an exhibitor account. Choose the account first, then fill in the company’s details.',
  },
  existing: { zh: '已有账号', en: 'Existing account' },
  opened: { zh: '新开账号', en: 'New account' },

  searchHint: {
    zh: '企业名称包括往届报名时用过的名称。',
    en: 'Names the company used at earlier editions are found too.',
  },
  search: { zh: '查找', en: 'Search' },
  tooShort: { zh: '请至少输入两个字符', en: 'Please type at least two characters' },
  results: { zh: '找到的账号', en: 'Accounts found' },
  noneFound: { zh: '没有找到匹配的账号。', en: 'No account matches.' },
  openOne: { zh: '为该企业新开账号', en: 'Open an account for it' },
  more: { zh: '还有更多结果，请输入更完整的内容。', en: 'There are more. Please type more of it.' },
  lastEdition: { zh: '最近一次报名：第 {edition} 届', en: 'Last signed up for edition {edition}' },
  never: { zh: '从未报名', en: 'Never signed up' },
  blacklistTag: { zh: '黑名单', en: 'Blacklisted' },
  choose: { zh: '选择', en: 'Choose' },
  chooseOne: { zh: '选择 {name}', en: 'Choose {name}' },
  hasSignUp: { zh: '本届已有报名', en: 'Signed up already' },
  editIt: { zh: '编辑', en: 'Edit' },
  editOne: { zh: '编辑 {name} 的报名', en: 'Edit the sign-up of {name}' },

  mobile: { zh: '手机号', en: 'Mobile' },
  mobileHint: {
    zh: '企业用它登录。保存基本信息后，初始密码以短信发到这个号码。',
    en: 'The company logs in with it. Once the details are saved, an initial password is sent to it by SMS.',
  },
  email: { zh: '邮箱', en: 'Email' },
  emailHint: {
    zh: '企业用它登录。保存基本信息后，初始密码发到这个邮箱。',
    en: 'The company logs in with it. Once the details are saved, an initial password is sent to it.',
  },
  next: { zh: '下一步：填写基本信息', en: 'Next: company details' },
  takenBy: { zh: '该账号属于：{name}', en: 'The account belongs to: {name}' },
  codeTakenBy: { zh: '该信用代码属于：{name}', en: 'The credit code belongs to: {name}' },
  takenByOther: {
    zh: '它属于另一类账号，不能用来报名，请换一个。',
    en: 'It belongs to another kind of account, which cannot sign up. Please use a different one.',
  },
  useIt: { zh: '为该账号报名', en: 'Sign up this account' },
  editExisting: { zh: '编辑它的本届报名', en: 'Edit its sign-up' },

  account: { zh: '账号', en: 'Account' },
  newAccount: { zh: '新账号', en: 'New account' },
  creditCode: { zh: '统一社会信用代码 {code}', en: 'credit code {code}' },
  opensOnSave: {
    zh: '保存企业基本信息时开通，初始密码只发给企业，24 小时内有效。',
    en: 'Opened when the company details are saved. The initial password goes to the company alone and is valid for 24 hours.',
  },
  changeAccount: { zh: '更换账号', en: 'Choose another' },
  openedNow: {
    zh: '账号已开通，初始密码已发送至 {username}，24 小时内有效，首次登录须修改密码。请继续填写其余部分。',
    en: 'The account is open. An initial password was sent to {username}; it is valid for 24 hours and must be changed at the first login. Please go on with the other sections.',
  },
  entered: {
    zh: '报名已建立，请继续填写其余部分。',
    en: 'The sign-up has been created. Please go on with the other sections.',
  },
} satisfies Texts
