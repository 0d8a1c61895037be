import type { UserType } from '@fairground/domain/account'
import type { Screen } from '../kernel/screen'

const adjustment = { zh: '参展证变更', en: 'Badge adjustment' } as const
const card = { zh: '参展证', en: 'Exhibitor badges' } as const

export const badgeScreens = [
  { path: '/exhibitorcardZS', shell: 'exhibitor', auth: true, title: card },
  { path: '/BadgeAdjustmentZS', shell: 'exhibitor', auth: true, title: adjustment },
  { path: '/BadgeAdjustment', shell: 'exhibitor-en', auth: true, title: adjustment },
  {
    path: '/participants/gate',
    shell: 'organiser',
    auth: true,
    permission: 'participants/gate:admit',
    title: { zh: '入场查验', en: 'Gate' },
    menu: { group: 'badges', place: 0, icon: 'list' },
  },
  {
    path: '/participants/participants_baseinfo',
    shell: 'organiser',
    auth: true,
    permission: 'participants/participants_baseinfo:list',
    title: { zh: '参展人员', en: 'Participants' },
    menu: { group: 'badges', place: 1, icon: 'list' },
  },
  {
    path: '/participants/participants_manage',
    shell: 'organiser',
    auth: true,
    permission: 'participants/participants_manage:decide',
    title: { zh: '证件变更审批', en: 'Badge requests' },
    menu: { group: 'badges', place: 2, icon: 'list' },
  },
  {
    path: '/number/number_baseinfo',
    shell: 'organiser',
    auth: true,
    title: { zh: '证件数量', en: 'Badge numbers' },
    menu: { group: 'badges', place: 3, icon: 'list' },
  },
  {
    path: '/number/number_manage',
    shell: 'organiser',
    auth: true,
    title: { zh: '名额增减', en: 'Extra badges' },
    menu: { group: 'badges', place: 4, icon: 'list' },
  },
  { path: '/exhibitorcard', shell: 'exhibitor-en', auth: true, title: card },
] as const satisfies readonly Screen[]

export const badgePaths: Record<UserType, string> = { CHN: '/exhibitorcardZS', ENG: '/exhibitorcard' }

export const adjustmentPaths: Record<UserType, string> = {
  CHN: '/BadgeAdjustmentZS',
  ENG: '/BadgeAdjustment',
}
