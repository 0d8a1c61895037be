import { leaderRole } from '@fairground/domain/account'
import type { Db } from '../platform/database/database'
import { insertMissingRoles } from './roles.repository'

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
      'portal/question:list',
      'portal/question:add',
      'portal/question:delete',
      'portal/question:edit',
      'portal/contact:list',
      'portal/contact:edit',
      'portal/download:list',
      'portal/download:add',
      'portal/download:delete',
      'portal/download:edit',
      'statistical/boothStatis:list',
      'statistical/registrationStatis:list',
    ],
  },
  { code: 'clerk', name_zh: '工作人员', name_en: 'Clerk', permissions: [] },
]

export const seedRoles = (db: Db): Promise<void> => insertMissingRoles(db, roles)
