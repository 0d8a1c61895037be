import type { ScreenAct } from './screen-act'

export const system: ScreenAct[] = [
  {
    path: '/system/user',
    who: 'admin',
    shows: { cell: '郑国栋' },
    steps: [
      { fill: '姓名、用户名、职务或联系方式', with: 'clerk' },
      { press: '查询' },
      { follow: '查看 林晓燕' },
    ],
    effect: { arrives: '/system/user/update' },
  },
  {
    path: '/system/user/insert',
    who: 'admin',
    shows: '仅供联系，不能用来登录',
    steps: [
      { fill: '姓名', with: '钱多多' },
      { fill: '用户名', with: 'qianduoduo' },
      { press: '新增并生成初始密码' },
    ],
    effect: { sees: '钱多多 的初始密码' },
  },
  {
    path: '/system/user/update',
    query: '?id={clerk.id}',
    who: 'admin',
    shows: '林晓燕',
    steps: [{ fill: '职务', with: '前台接待' }, { press: '保存' }],
    effect: { sees: '已保存' },
  },
  {
    path: '/system/role',
    who: 'admin',
    shows: { cell: '审核负责人' },
    steps: [
      { open: '新建角色' },
      { fill: '中文名称', with: '宣传编辑' },
      { fill: '英文名称', with: 'Publicity editor' },
      { press: '保存' },
    ],
    effect: { sees: '宣传编辑' },
  },
  {
    path: '/system/permission',
    who: 'admin',
    shows: '审核报名：通过、退回',
    steps: [{ press: '工作人员：查看全部日志' }, { press: '保存' }, { press: '确定' }],
    effect: { sees: '权限已保存，立即生效' },
  },
  {
    path: '/system/organization',
    who: 'admin',
    shows: '招展部',
    steps: [{ open: '新增部门' }, { fill: '中文名称', with: '宣传部' }, { press: '保存' }],
    effect: { sees: '宣传部' },
  },
  {
    path: '/system/mail',
    query: '?tab=templates',
    who: 'admin',
    shows: '报名已通过审核',
    steps: [{ fill: '搜索模板', with: '报名已通过审核' }, { open: '查看 报名已通过审核' }, { press: '预览' }],
    effect: { sees: '为例' },
  },
  {
    path: '/system/resource',
    who: 'admin',
    shows: '需要：修改代码表',
    steps: [
      { fill: '搜索菜单', with: '理事单位' },
      { press: '编辑 理事单位' },
      { fill: '中文名称', with: '协会理事单位' },
      { press: '保存' },
    ],
    effect: { sees: '已修改' },
  },
]
