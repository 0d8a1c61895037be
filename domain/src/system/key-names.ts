import type { PermissionKey } from '../account'
import type { Text } from '../text'

/** The parts of the work that permissions are read by. */
export const keyAreas = {
  signUp: { zh: '报名与审核', en: 'Sign-up and review' },
  booths: { zh: '展位与选位', en: 'Booths and selection' },
  money: { zh: '合同与缴费', en: 'Contracts and payments' },
  services: { zh: '参展服务', en: 'Exhibitor services' },
  reference: { zh: '基础数据', en: 'Reference data' },
  statistics: { zh: '统计', en: 'Statistics' },
  portal: { zh: '门户', en: 'Portal' },
  system: { zh: '系统', en: 'System' },
} as const satisfies Record<string, Text>
export type KeyArea = keyof typeof keyAreas

interface KeyName extends Text {
  area: KeyArea
}

const inArea = <Key extends PermissionKey>(area: KeyArea, names: Record<Key, Text>): Record<Key, KeyName> =>
  Object.fromEntries(Object.entries<Text>(names).map(([key, name]) => [key, { area, ...name }])) as Record<
    Key,
    KeyName
  >

/** What each key lets people do, in plain words; by area, in the order people read them in. */
export const keyNames: Record<PermissionKey, KeyName> = {
  ...inArea('signUp', {
    'prediction/exhprediction:edit': {
      zh: '代企业录入、修改报名',
      en: 'Enter and change sign-ups for companies',
    },
    'prediction/exhprediction_approve:decide': {
      zh: '审核报名：通过、退回',
      en: 'Review sign-ups: approve, return',
    },
    'exhibitor/commentary:add': { zh: '新增审核批语', en: 'Add review comments' },
    'exhibitor/commentary:edit': { zh: '修改审核批语', en: 'Change review comments' },
    'exhibitor/commentary:delete': { zh: '删除审核批语', en: 'Delete review comments' },
    'blacklist/index:add': { zh: '加入黑名单', en: 'Put companies on the blacklist' },
    'blacklist/index:edit': {
      zh: '修改黑名单、审核手机号变更',
      en: 'Change blacklist entries, decide on mobile changes',
    },
    'blacklist/index:delete': { zh: '移出黑名单', en: 'Take companies off the blacklist' },
    'messageboard/index:edit': { zh: '发布通知、回复留言', en: 'Publish notices, answer questions' },
  }),
  ...inArea('booths', {
    'venue/plan:add': { zh: '新增展馆', en: 'Add halls' },
    'venue/plan:edit': { zh: '修改展馆与平面图', en: 'Change halls and their plans' },
    'venue/plan:delete': { zh: '删除展馆', en: 'Delete halls' },
    'booth/GearList:add': { zh: '新增展位档位', en: 'Add booth tiers' },
    'booth/GearList:edit': { zh: '修改展位档位', en: 'Change booth tiers' },
    'booth/GearList:delete': { zh: '删除展位档位', en: 'Delete booth tiers' },
    'booth/positionDesign:list': {
      zh: '绘制、发布展位图，删除展位',
      en: 'Draw and publish booth plans, delete booths',
    },
    'booth/positionDesign:assign': { zh: '把展位分配给企业', en: 'Assign booths to companies' },
    'booth/positionType:edit': { zh: '修改展位类型', en: 'Change types of booths' },
    'booth/time:edit': { zh: '设置选位时间', en: 'Set selection windows' },
    'booth/select:startStop': { zh: '开始与停止选位', en: 'Start and stop selection' },
    'booth/select:confirm': { zh: '确认、退回选位', en: 'Confirm and return choices' },
    'booth/select:onBehalf': { zh: '代企业选位', en: 'Choose on behalf of companies' },
    'booth/select:quota': { zh: '设置企业额度', en: 'Set quotas of companies' },
    'booth/select:waiting': { zh: '管理候补名单', en: 'Keep the waiting list' },
    'booth/typeChange:decide': { zh: '审批展位类型变更', en: 'Decide on booth type requests' },
    'drawLots/drawLotsSetting:edit': { zh: '设置摇号批次', en: 'Set up the draw' },
    'drawLots/drawLotsRecord:draw': { zh: '冻结名单、开始摇号', en: 'Freeze the list and draw' },
  }),
  ...inArea('money', {
    'contract/set:edit': { zh: '设置合同模板与价格', en: 'Set contract templates and prices' },
    'contract/classify:edit': { zh: '设置合同类别', en: 'Keep classes of contracts' },
    'contract/manage:drawUp': { zh: '起草合同', en: 'Draw up contracts' },
    'contract/manage:send': { zh: '发送合同', en: 'Send contracts' },
    'contract/manage:countersign': { zh: '会签、退回合同', en: 'Countersign and return contracts' },
    'contract/manage:void': { zh: '作废合同', en: 'Make contracts void' },
    'financial/payment:check': { zh: '确认到账、退回回单', en: 'Confirm payments, return vouchers' },
    'financial/payment:correct': { zh: '更正账目', en: 'Correct the ledger' },
    'financial/deferredPayment:propose': { zh: '提出缓缴', en: 'Propose deferrals' },
    'financial/deferredPaymentApprove:decide': { zh: '审批缓缴', en: 'Decide on deferrals' },
  }),
  ...inArea('services', {
    'undertaking/index:edit': { zh: '修改确认书、责任书文本', en: 'Write the undertakings' },
    'undertaking/index:remind': { zh: '提醒签署', en: 'Remind of undertakings' },
    'undertaking/index:decide': { zh: '登记签署、要求重签', en: 'Record signatures, ask for new ones' },
    'publication/index:decide': { zh: '审定会刊内容', en: 'Decide on catalogue entries' },
    'publication/index:remind': { zh: '提醒提交会刊', en: 'Remind of the catalogue' },
    'coExhibitors/index:decide': { zh: '审批联合参展商', en: 'Decide on co-exhibitors' },
    'number/number_manage:edit': { zh: '增减证件名额', en: 'Give and take badges' },
    'participants/participants_baseinfo:list': { zh: '查看参展人员', en: 'See people with badges' },
    'participants/participants_baseinfo:identity': {
      zh: '查看完整证件号码',
      en: 'See full identity numbers',
    },
    'participants/participants_baseinfo:print': { zh: '打印参展证', en: 'Print badges' },
    'participants/participants_manage:decide': { zh: '审批参展证变更', en: 'Decide on badge requests' },
    'participants/gate:admit': { zh: '现场查验入场', en: 'Admit people at the gate' },
  }),
  ...inArea('reference', {
    'industry/gradeList:add': { zh: '新增信用等级', en: 'Add credit grades' },
    'industry/gradeList:edit': { zh: '修改信用等级', en: 'Change credit grades' },
    'industry/gradeList:delete': { zh: '删除信用等级', en: 'Delete credit grades' },
    'industry/gradeList:import': { zh: '导入信用等级', en: 'Import credit grades' },
    'council/membersList:add': { zh: '新增理事单位', en: 'Add council members' },
    'council/membersList:edit': { zh: '修改理事单位', en: 'Change council members' },
    'council/membersList:delete': { zh: '删除理事单位', en: 'Delete council members' },
    'council/membersList:import': { zh: '导入理事单位', en: 'Import council members' },
    'member/unitsList:add': { zh: '新增会员单位', en: 'Add association members' },
    'member/unitsList:edit': { zh: '修改会员单位', en: 'Change association members' },
    'member/unitsList:delete': { zh: '删除会员单位', en: 'Delete association members' },
    'member/unitsList:import': { zh: '导入会员单位', en: 'Import association members' },
  }),
  ...inArea('statistics', {
    'statistical/registrationStatis:list': {
      zh: '查看报名统计与企业名单',
      en: 'See figures of sign-ups and the companies behind them',
    },
    'statistical/boothStatis:list': {
      zh: '查看展位统计与展位名单',
      en: 'See figures of booths and the booths behind them',
    },
    'statistical/contractStatis:list': {
      zh: '查看合同与金额统计',
      en: 'See figures of contracts and their money',
    },
  }),
  ...inArea('portal', {
    'portal/home:list': { zh: '查看门户工作台', en: 'See the portal desk' },
    'portal/site:list': { zh: '查看站点设置与栏目', en: 'See the site and its navigation' },
    'portal/site:edit': {
      zh: '修改、发布站点设置与栏目',
      en: 'Change and publish the site and its navigation',
    },
    'portal/front:list': { zh: '查看首页内容', en: 'See content of the home page' },
    'portal/front:add': { zh: '新增首页内容', en: 'Add content of the home page' },
    'portal/front:edit': { zh: '修改、发布首页内容', en: 'Change and publish content of the home page' },
    'portal/front:delete': { zh: '删除首页内容', en: 'Delete content of the home page' },
    'portal/news:list': { zh: '查看新闻', en: 'See news' },
    'portal/news:add': { zh: '新增新闻', en: 'Add news' },
    'portal/news:edit': { zh: '修改、发布新闻', en: 'Change and publish news' },
    'portal/news:delete': { zh: '删除新闻', en: 'Delete news' },
    'portal/visit:list': { zh: '查看参观与住宿信息', en: 'See what visitors need' },
    'portal/visit:add': { zh: '新增参观与住宿信息', en: 'Add what visitors need' },
    'portal/visit:edit': { zh: '修改、发布参观与住宿信息', en: 'Change and publish what visitors need' },
    'portal/visit:delete': { zh: '删除参观与住宿信息', en: 'Delete what visitors need' },
    'portal/exhibit:list': { zh: '查看参展指南', en: 'See what exhibitors need' },
    'portal/exhibit:add': { zh: '新增参展指南', en: 'Add what exhibitors need' },
    'portal/exhibit:edit': { zh: '修改、发布参展指南', en: 'Change and publish what exhibitors need' },
    'portal/exhibit:delete': { zh: '删除参展指南', en: 'Delete what exhibitors need' },
    'portal/partners:list': { zh: '查看服务商与伙伴', en: 'See providers and partners' },
    'portal/partners:add': { zh: '新增服务商与伙伴', en: 'Add providers and partners' },
    'portal/partners:edit': { zh: '修改、发布服务商与伙伴', en: 'Change and publish providers and partners' },
    'portal/partners:delete': { zh: '删除服务商与伙伴', en: 'Delete providers and partners' },
    'portal/question:list': { zh: '查看常见问题', en: 'See the FAQ' },
    'portal/question:add': { zh: '新增常见问题', en: 'Add to the FAQ' },
    'portal/question:edit': { zh: '修改、发布常见问题', en: 'Change and publish the FAQ' },
    'portal/question:delete': { zh: '删除常见问题', en: 'Delete from the FAQ' },
    'portal/contact:list': { zh: '查看联系方式', en: 'See the contact page' },
    'portal/contact:edit': { zh: '修改、发布联系方式', en: 'Change and publish the contact page' },
    'portal/download:list': { zh: '查看下载资料', en: 'See downloads' },
    'portal/download:add': { zh: '新增下载资料', en: 'Add downloads' },
    'portal/download:edit': { zh: '修改、发布下载资料', en: 'Change and publish downloads' },
    'portal/download:delete': { zh: '删除下载资料', en: 'Delete downloads' },
  }),
  ...inArea('system', {
    'system/user:list': { zh: '查看用户', en: 'See users' },
    'system/user:add': { zh: '新增用户', en: 'Add users' },
    'system/user:edit': { zh: '修改、停用与启用用户', en: 'Change, disable and enable users' },
    'system/user:reset': {
      zh: '重置密码、解除锁定、结束会话',
      en: 'Reset passwords, lift locks, end sessions',
    },
    'system/role:list': { zh: '查看角色与权限', en: 'See roles and permissions' },
    'system/role:edit': { zh: '修改角色、授予与收回权限', en: 'Change roles, grant and take permissions' },
    'system/organization:edit': { zh: '修改组织机构', en: 'Change the organisation' },
    'system/resource:edit': { zh: '修改菜单', en: 'Change the menu' },
    'system/mail:list': { zh: '查看短信与邮件', en: 'See messages' },
    'system/mail:edit': { zh: '修改短信与邮件模板', en: 'Word messages' },
    'system/mail:send': { zh: '测试发送、重发消息', en: 'Send tests, resend messages' },
    'system/codelist:edit': { zh: '修改代码表', en: 'Change code lists' },
    'system/settings:edit': { zh: '修改展会设置', en: 'Change settings' },
    'log/index:list': { zh: '查看全部日志', en: 'See all logs' },
  }),
}

/** All keys as they are read: area by area. */
export const namedKeys = Object.keys(keyNames) as PermissionKey[]
export const keysIn = (area: KeyArea): PermissionKey[] =>
  namedKeys.filter((key) => keyNames[key].area === area)
export const areas = Object.keys(keyAreas) as KeyArea[]
