import type { PermissionKey } from '@fairground/domain/account'
import { demoStaff } from './demo-accounts'
import type { Random } from './random'

export interface UnitRow {
  id: string
  parent_id: string | null
  name_zh: string
  name_en: string
  position: number
}

export interface StaffPlaceRow {
  username: string
  staff_unit_id: string
  staff_post: string
  staff_mobile: string
}

interface DemoRoleRow {
  code: string
  name_zh: string
  name_en: string
  note: string
  permissions: PermissionKey[]
}

/** Parents before what is below them. */
const units = [
  { code: 'office', below: null, zh: '组委会办公室', en: 'Organising committee' },
  { code: 'sales', below: 'office', zh: '招展部', en: 'Exhibitor relations' },
  { code: 'overseas', below: 'sales', zh: '境外事务组', en: 'Overseas desk' },
  { code: 'booths', below: 'office', zh: '展务部', en: 'Booth desk' },
  { code: 'finance', below: 'office', zh: '财务部', en: 'Finance' },
] as const

type Unit = (typeof units)[number]['code']

const places: Record<string, { unit: Unit; post: string; mobile: string }> = {
  admin: { unit: 'office', post: '系统管理', mobile: '13911112046' },
  leader: { unit: 'sales', post: '部长', mobile: '13611117718' },
  clerk: { unit: 'booths', post: '专员', mobile: '15011113390' },
  overseas: { unit: 'overseas', post: 'Overseas desk', mobile: '18711116052' },
}

export function organisationRows(random: Random): { org_unit: UnitRow[]; staff_place: StaffPlaceRow[] } {
  const ids = new Map<string, string>(units.map(({ code }) => [code, random.uuid()]))
  const idOf = (code: string) => ids.get(code) ?? ''
  return {
    org_unit: units.map(({ code, below, zh, en }, position) => ({
      id: idOf(code),
      parent_id: below === null ? null : idOf(below),
      name_zh: zh,
      name_en: en,
      position,
    })),
    staff_place: demoStaff.flatMap(({ username }) => {
      const place = places[username]
      return place
        ? [
            {
              username,
              staff_unit_id: idOf(place.unit),
              staff_post: place.post,
              staff_mobile: place.mobile,
            },
          ]
        : []
    }),
  }
}

/** Beside those every fair starts with, so that there is something to compare. */
export const demoRoles: readonly DemoRoleRow[] = [
  {
    code: 'demo-booths',
    name_zh: '展位管理',
    name_en: 'Booth manager',
    note: '展位图、分配、选位与候补',
    permissions: [
      'venue/plan:edit',
      'booth/positionDesign:list',
      'booth/positionDesign:assign',
      'booth/positionType:edit',
      'booth/time:edit',
      'booth/select:startStop',
      'booth/select:confirm',
      'booth/select:onBehalf',
      'booth/select:waiting',
      'booth/typeChange:decide',
      'participants/gate:admit',
    ],
  },
  {
    code: 'demo-finance',
    name_zh: '财务',
    name_en: 'Finance',
    note: '合同会签、到账与缓缴',
    permissions: [
      'contract/manage:countersign',
      'financial/payment:check',
      'financial/payment:correct',
      'financial/deferredPayment:propose',
    ],
  },
]
