import { leaderRole, permissionKeys } from '@fairground/domain/account'
import type { Db } from '../platform/database/database'
import { insertMissingRoles } from './roles.repository'

const portalKeys = permissionKeys.filter((key) => key.startsWith('portal/'))

/** Roles every fair starts with. */
const roles = [
  {
    code: leaderRole,
    name_zh: '审核负责人',
    name_en: 'Lead reviewer',
    permissions: [
      'blacklist/index:edit',
      'prediction/exhprediction_approve:decide',
      'exhibitor/commentary:add',
      'exhibitor/commentary:delete',
      'exhibitor/commentary:edit',
      'messageboard/index:edit',
      ...portalKeys,
    ],
  },
  { code: 'portalEditor', name_zh: '门户编辑', name_en: 'Portal editor', permissions: portalKeys },
  { code: 'clerk', name_zh: '工作人员', name_en: 'Clerk', permissions: [] },
]

export const seedRoles = (db: Db): Promise<void> => insertMissingRoles(db, roles)
