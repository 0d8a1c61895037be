/**
 * Keys of spec 3 §6 and spec 2 §6, plus our own for what the specs leave unnamed. Administrators hold all of them;
 * other staff hold what their roles grant; exhibitors none.
 */
export const permissionKeys = [
  'industry/gradeList:add',
  'industry/gradeList:delete',
  'industry/gradeList:import',
  'industry/gradeList:edit',
  'council/membersList:add',
  'council/membersList:delete',
  'council/membersList:import',
  'council/membersList:edit',
  'member/unitsList:add',
  'member/unitsList:delete',
  'member/unitsList:import',
  'member/unitsList:edit',
  'blacklist/index:add',
  'blacklist/index:delete',
  'blacklist/index:edit',
  'prediction/exhprediction:edit',
  'prediction/exhprediction_approve:decide',
  'exhibitor/commentary:add',
  'exhibitor/commentary:delete',
  'exhibitor/commentary:edit',
  'booth/GearList:add',
  'booth/GearList:delete',
  'booth/GearList:edit',
  'messageboard/index:edit',
  'portal/question:list',
  'portal/question:add',
  'portal/question:delete',
  'portal/question:edit',
  'portal/contact:list',
  'portal/contact:edit',
  'log/index:list',
  'booth/positionDesign:assign',
  'booth/positionDesign:list',
  'booth/positionType:edit',
  'venue/plan:add',
  'venue/plan:delete',
  'venue/plan:edit',
  'system/codelist:edit',
  'system/settings:edit',
] as const

export type PermissionKey = (typeof permissionKeys)[number]

export const isPermissionKey = (key: string): key is PermissionKey =>
  (permissionKeys as readonly string[]).includes(key)

/** Reviewer role of the specs ({product}Leader). */
export const leaderRole = 'fairgroundLeader'
