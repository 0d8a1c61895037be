import type { PermissionKey } from '@fairground/domain/account'
import type { Text } from '@fairground/domain/text'

interface Address {
  path: `/${string}`
  title: Text
  /** Where not even reading is open to every staff member. */
  permission?: PermissionKey
}

const readsLogs = 'log/index:list'

/**
 * Where each definition-driven list is shown. Plain data without rules or codecs, so that the web's first bytes and the
 * menu can read it.
 */
export const listAddresses = {
  reviewComment: { path: '/exhibitor/commentary', title: { zh: '审核批语', en: 'Review comments' } },
  boothTier: { path: '/booth/GearList', title: { zh: '展位档位', en: 'Booth tiers' } },
  creditGrade: {
    path: '/industry/gradeList',
    title: { zh: '企业行业信用等级', en: 'Industry credit grades' },
  },
  councilMember: { path: '/council/membersList', title: { zh: '理事单位', en: 'Council members' } },
  groupUnit: { path: '/exhibitionGroup', title: { zh: '展团单位', en: 'Exhibition groups' } },
  associationMember: { path: '/member/unitsList', title: { zh: '会员单位', en: 'Association members' } },
  blacklistEntry: { path: '/blacklist', title: { zh: '黑名单', en: 'Blacklist' } },
  loginLog: { path: '/log/loginLog', title: { zh: '登录日志', en: 'Logins' }, permission: readsLogs },
  changeLog: { path: '/log/changeLog', title: { zh: '操作日志', en: 'Changes' }, permission: readsLogs },
  messageLog: {
    path: '/log/smsLog',
    title: { zh: '短信与邮件日志', en: 'Messages sent' },
    permission: readsLogs,
  },
} as const satisfies Record<string, Address>

/** Further addresses of the tier list, each for one kind of tier. */
export const tierAddresses = {
  division: { path: '/booth/GearList/division', title: { zh: '档位划分', en: 'Tiers at a glance' } },
  registration: {
    path: '/booth/GearList/registrationDivisionList',
    title: { zh: '报名档位', en: 'Registration tiers' },
  },
  review: { path: '/booth/GearList/divisionList', title: { zh: '审核档位', en: 'Review tiers' } },
} as const satisfies Record<string, Address>

export type ListName = keyof typeof listAddresses
