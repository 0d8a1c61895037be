import { leaderRole } from '@fairground/domain/account'

/** How far an exhibitor of the demo fair has come. */
export const demoStages = [
  'new',
  'draft',
  'submitted',
  'rejected',
  'approved',
  'boothChosen',
  'choosing',
] as const
export type DemoStage = (typeof demoStages)[number]

export interface DemoAccount {
  username: string
  stage: DemoStage
  zh: string
  en: string
}

export interface DemoStaff {
  username: string
  department: 'administrator' | 'staff'
  /** Staff read the language of their account. */
  userType: 'CHN' | 'ENG'
  realName: string
  roleCode: string | null
  zh: string
  en: string
}

export const chineseUsername = (number: number): string => `138${String(number).padStart(8, '0')}`
export const overseasUsername = (number: number): string => `exhibitor${number}@example.com`

const descriptions: Record<DemoStage, { zh: string; en: string }> = {
  new: { zh: '刚注册，尚未填写任何信息', en: 'just registered, nothing filled in yet' },
  draft: { zh: '已保存部分报名信息', en: 'has saved some of the sign-up sections' },
  submitted: { zh: '已提交报名，等待审核', en: 'has submitted and awaits review' },
  rejected: { zh: '审核退回，附有修改意见', en: 'was rejected, with a remark on what to correct' },
  approved: { zh: '审核通过，三天后开始选展位', en: 'is approved; its booth selection opens in three days' },
  boothChosen: { zh: '已选定展位，等待组委会确认', en: 'has chosen its booths and awaits confirmation' },
  choosing: { zh: '审核通过，现在就可以选展位', en: 'is approved and may choose its booths right now' },
}

/** The first exhibitors of each language stand in these stages, whatever the size of the fair. */
export const demoAccounts: readonly DemoAccount[] = [chineseUsername, overseasUsername].flatMap((username) =>
  demoStages.map((stage, index) => ({ username: username(index + 1), stage, ...descriptions[stage] })),
)

export const demoStaff: readonly DemoStaff[] = [
  {
    username: 'admin',
    department: 'administrator',
    userType: 'CHN',
    realName: '系统管理员',
    roleCode: null,
    zh: '管理员，拥有全部权限',
    en: 'administrator with every permission',
  },
  {
    username: 'leader',
    department: 'staff',
    userType: 'CHN',
    realName: '郑国栋',
    roleCode: leaderRole,
    zh: '审核负责人',
    en: 'reviewer',
  },
  {
    username: 'clerk',
    department: 'staff',
    userType: 'CHN',
    realName: '林晓燕',
    roleCode: null,
    zh: '普通工作人员，无操作权限',
    en: 'staff member without permission keys',
  },
  {
    username: 'overseas',
    department: 'staff',
    userType: 'ENG',
    realName: 'Grace Whitfield',
    roleCode: leaderRole,
    zh: '境外事务负责人，英文界面',
    en: 'reviewer for overseas companies, in English',
  },
]
