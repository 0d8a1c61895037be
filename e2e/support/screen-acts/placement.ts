import type { ScreenAct } from './screen-act'

export const placement: ScreenAct[] = [
  {
    path: '/booth/position',
    who: 'admin',
    shows: { cell: 'E1-OD01' },
    steps: [{ open: '预留 ' }, { fill: '原因', with: '赞助商预留' }, { press: '预留' }],
    effect: { sees: '已预留展位' },
  },
  {
    path: '/booth/position/detail',
    query: '?id={freeBooth.id}',
    who: 'admin',
    shows: '{freeBooth.code}',
    steps: [{ open: '预留' }, { fill: '原因', with: '待消防验收' }, { press: '预留' }],
    effect: { sees: '待消防验收' },
  },
  {
    path: '/booth/position/analysis',
    query: '?id={freeBooth.id}',
    who: 'clerk',
    shows: '{freeBooth.code}',
    steps: [{ follow: '在展位图上查看' }],
    effect: { arrives: '/booth/anon' },
  },
  {
    path: '/venue/plan',
    who: 'admin',
    shows: { cell: '东一区 室外车辆展区' },
    steps: [{ open: '编辑 东一区' }, { fill: '地面荷载', with: '3200' }, { press: '保存' }],
    effect: { sees: '编辑成功' },
  },
  {
    path: '/booth/positionType',
    who: 'admin',
    query: '?state=normal&special=no',
    shows: { cell: '可选' },
    steps: [
      { open: '修改类型 ' },
      { choose: '特殊展位', option: '是' },
      { fill: '原因', with: '转角位置' },
      { press: '修改类型' },
    ],
    effect: { sees: '已修改 1 个展位' },
  },
  {
    path: '/venue/trader',
    who: 'clerk',
    shows: { cell: '有限公司' },
    steps: [{ fill: '企业', with: '查无此企业' }, { press: '查询' }],
    effect: { sees: '没有符合条件的记录' },
  },
]
